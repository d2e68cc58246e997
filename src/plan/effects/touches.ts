import type { Location, Touch } from './locations';
import type { TouchSet } from './touch-set';
import type { TouchSets } from './touch-sets';

/** A set of touches that is listed only when asked for: it may have thousands. */
export class Touches {
  private known: readonly Touch[] | undefined;

  /** `parts` are sets that together make up `set`, in the order in which their touches are displayed. */
  constructor(
    private readonly sets: TouchSets,
    readonly set: TouchSet,
    readonly parts: () => readonly TouchSet[],
  ) {}

  get isEmpty(): boolean {
    return this.set.isEmpty;
  }

  /** Whether one of them may alias a location. */
  meet(place: Location): boolean {
    return this.set.meets(this.sets.at(place));
  }

  /** Those that may alias a location. */
  at(place: Location): readonly Touch[] {
    return this.sets.those(this.set.and(this.sets.at(place)));
  }

  /** A test whether another set may alias one of these touches, which must be among its own. */
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
