/**
 * A row of numbers from which a program is made: each choice takes the next one. An exhausted tape gives zeros, and zero
 * always means the simplest thing, so whatever fast-check removes or lowers makes the program smaller.
 */
export class Tape {
  private at = 0;
  private depth = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** A number from 0 to `count - 1`. */
  below(count: number): number {
    return (this.numbers[this.at++] ?? 0) % count;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)];
  }

  /** One of two: mostly no, as `odds` to one. */
  maybe(odds = 1): boolean {
    return this.below(odds + 1) === odds;
  }

  /** Makes one of many, where the first `leaves` have nothing below: deep down only those are made. */
  grow(leaves: number, makers: readonly (() => string)[]): string {
    const isDeep = this.depth > 3 || this.at > this.numbers.length;
    this.depth += 1;
    const text = makers[this.below(isDeep ? leaves : makers.length)]();
    this.depth -= 1;
    return text;
  }
}
