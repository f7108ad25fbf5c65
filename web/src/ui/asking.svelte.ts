// Asking before something that cannot be taken back is done: `await confirmed({…})`.

export interface Question {
  title: string;
  text: string;
  yes: string;
  danger?: boolean;
}
interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked = $state.raw<Asked | null>(null);

export const question = (): Asked | null => asked;

export function confirmed(what: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((done) => {
    asked = {
      ...what,
      answer: (yes) => {
        asked = null;
        done(yes);
      },
    };
  });
}
