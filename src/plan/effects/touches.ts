import type { Location, Touch } from './locations';
import type { TouchSet } from './touch-set';
import type { TouchSets } from './touch-sets';

/** Nobody reads so many in an order; and half of a program is often what many calls lead to. */
const VAST = 512;

/** A set of touches that is listed only when asked for: it may have thousands. */
export class Touches {
  private known: readonly Touch[] | undefined;

  /** `parts` are sets that together make up `set`, in the order in which their touches are displayed. */
  constructor(
    private readonly sets: TouchSets,
    readonly set: TouchSet,
    readonly parts: () => Iterable<TouchSet>,
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

  /** The set of some of its own touches. */
  setOf(own: readonly Touch[]): TouchSet {
    return this.sets.of(own);
  }

  /** Those of a set of its own touches that may alias one of others. */
  meeting(own: TouchSet, others: Touches): ReadonlySet<Touch> {
    return new Set(this.sets.those(own.and(this.sets.near(others.set))));
  }

  get list(): readonly Touch[] {
    return (this.known ??= this.listed());
  }

  private listed(): readonly Touch[] {
    // Equal sets have one list, so that what was found out about it is found again.
    if (this.set.size > VAST) return this.sets.list(this.set);
    const found: Touch[] = [];
    let rest = this.set;
    for (const part of this.parts()) {
      if (rest.isEmpty) break;
      if (found.length === 0 && part.includes(this.set)) return this.sets.list(this.set);
      found.push(...this.sets.list(part.and(rest)));
      rest = rest.without(part);
    }
    return found;
  }
}
