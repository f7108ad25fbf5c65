// The order of the seats, as the host puts it together before the start.

/** The order in which whoever sits at `from` gets the seat `to`, and those between make way. */
export function movedTo(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
