import type { Location, Touch } from './locations';
import type { TouchSet } from './touch-set';
import type { TouchSets } from './touch-sets';

/** What is touched, each once. It may be thousands of places, so they are listed only for who asks. */
export class Touches {
  private known: readonly Touch[] | undefined;

  /** `parts`: sets with all that is in `set`, in the order in which a person meets them. */
  constructor(
    private readonly sets: TouchSets,
    readonly set: TouchSet,
    readonly parts: () => readonly TouchSet[],
  ) {}

  get isEmpty(): boolean {
    return this.set.isEmpty;
  }

  /** One of them may be of this place. */
  meet(place: Location): boolean {
    return this.set.meets(this.sets.at(place));
  }

  /** Those that may be of this place. */
  at(place: Location): readonly Touch[] {
    return this.sets.those(this.set.and(this.sets.at(place)));
  }

  /** Tells whether another has touches of places that may be one of these, which it has itself. */
  nearby(own: readonly Touch[]): (other: Touches) => boolean {
    const set = this.sets.of(own);
    return (other) => this.sets.near(set).meets(other.set);
  }

  get list(): readonly Touch[] {
    return (this.known ??= this.listed());
  }

  private listed(): readonly Touch[] {
    const found: Touch[] = [];
    let rest = this.set;
    for (const part of this.parts()) {
      if (found.length === 0 && part.includes(this.set)) return this.sets.list(this.set);
      found.push(...this.sets.list(part.and(rest)));
      rest = rest.without(part);
    }
    return found;
  }
}
