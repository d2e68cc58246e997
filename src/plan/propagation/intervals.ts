import { partitionPoint } from '../../partition-point';

/** Numbers the offsets of a text, so that two have the same number when no boundary is between them, and none is one. */
export class Intervals {
  private readonly boundaries: readonly number[];
  private readonly known = new Map<number, number>();

  constructor(boundaries: readonly number[]) {
    this.boundaries = [...new Set(boundaries)].sort((one, other) => one - other);
  }

  /** How many numbers there are. */
  get size(): number {
    return 2 * this.boundaries.length + 1;
  }

  of(offset: number): number {
    let known = this.known.get(offset);
    if (known === undefined) this.known.set(offset, (known = this.find(offset)));
    return known;
  }

  private find(offset: number): number {
    const at = partitionPoint(this.boundaries.length, (index) => this.boundaries[index] < offset);
    return this.boundaries[at] === offset ? 2 * at + 1 : 2 * at;
  }
}
