/** Values that code out of sight has got, and what is to be done once it has. */
export class Departures {
  private readonly gone = new Set<number>();
  private readonly waiting = new Map<number, (() => void)[]>();
  private left: (value: number) => void = () => undefined;

  /** Handles each value that leaves or is lent. */
  onLeave(listener: (value: number) => void): void {
    this.left = listener;
  }

  /** Notes that code out of sight has a value. */
  leave(value: number): void {
    if (this.gone.has(value)) return;
    this.gone.add(value);
    this.left(value);
    for (const then of this.waiting.get(value) ?? []) then();
    this.waiting.delete(value);
  }

  /** Notes that a framework has a value, and calls certain methods of it. */
  lend(value: number): void {
    this.left(value);
  }

  /** Calls back when code out of sight has a value. */
  whenGone(value: number, then: () => void): void {
    const waiting = this.waiting.get(value);
    if (this.gone.has(value)) then();
    else if (waiting) waiting.push(then);
    else this.waiting.set(value, [then]);
  }
}
