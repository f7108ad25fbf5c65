// What a chart is made of: places along the x axis, and for each series a value at each of them.

export type Sign = "circle" | "square" | "diamond" | "triangle" | "cross";
export type Hatch = "" | "rise" | "grid" | "dots" | "lie" | "fall";

/** How one thing is told apart: by colour, and by dash, sign and hatching where hue is not enough. */
export interface Style {
  readonly line: string; // a colour for strokes: contrast 3 on the card
  readonly fill: string; // a colour for areas, with an edge around them
  readonly ink: string; // of a hatching on the fill
  readonly dash: string;
  readonly sign: Sign;
  readonly hatch: Hatch;
}

/** A place along the x axis where the cursor can stand. */
export interface Stop {
  readonly x: number;
  readonly label: string; // spoken and in the readout: “Round 3, Blue”
  readonly seq?: number; // the moment of the game that it shows
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly style: Style;
  readonly values: readonly (number | null)[]; // by stop
  readonly sizes?: readonly number[]; // how many containers a sign stands for
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** One pair of axes. */
export interface Panel {
  readonly heading?: string;
  readonly kind: "steps" | "bars" | "signs";
  readonly stops: readonly Stop[];
  readonly series: readonly Series[];
  readonly xTitle?: string;
  readonly xTicks: readonly Tick[];
  readonly allTicks?: boolean; // names, none of which may be left out
  readonly yTitle: string;
  readonly whole?: boolean; // only whole numbers on the y axis
  readonly top?: number; // the y axis reaches at least to here
  readonly format: (value: number) => string;
}
