import type { FunctionId } from '../../types';
import { familyOf, mayAlias, type Location, type Touch } from './locations';
import { NO_TOUCH, TouchSet } from './touch-set';

/** A predicate that selects touches. */
type Kind<Answer = boolean> = (touch: Touch) => Answer;

/** All effects of touches. */
export const EFFECTS = [
  'read',
  'look',
  'write',
  'append',
  'make',
  'remove',
  'hear',
  'tell',
] as const satisfies readonly Touch['effect'][];

/** A predicate for each effect; `effectOf` tells the effect of a touch. */
export function kindsBy(effectOf: Kind<Touch['effect']>): Readonly<Record<Touch['effect'], Kind>> {
  const kinds = EFFECTS.map((effect) => [effect, (touch: Touch) => effectOf(touch) === effect] as const);
  return Object.fromEntries(kinds) as Record<Touch['effect'], Kind>;
}

/** Numbers touches, so that sets of them are bit sets. */
export class TouchSets {
  private readonly all: Touch[] = [];
  private readonly distinct = new Map<string, Touch>();
  /** Variants of a touch that differ in the name of the location only. */
  private readonly names = new Map<Touch, Map<string, Touch>>();
  /** The index of each touch in `all`, which is its number in sets. */
  private readonly numbers = new Map<Touch, number>();
  /** The touches of the variables of a function. */
  private readonly homes = new Map<FunctionId, { readonly touches: Touch[]; readonly set: () => TouchSet }>();
  private readonly lists = new Map<string, readonly Touch[]>();
  private readonly listed = new WeakMap<TouchSet, readonly Touch[]>();
  /** Touches by family of their location, outside of which nothing aliases. */
  private readonly families = new Map<string, Touch[]>();
  private readonly placesByKey = new Map<string, () => TouchSet>();
  private readonly places = new Map<Location, () => TouchSet>();
  /** Memoised for a size of the universe, which grows. */
  private readonly neighbours = new Map<readonly Touch[], { readonly size: number; readonly near: TouchSet }>();
  private readonly kinds = new Map<Kind, () => TouchSet>();

  /** Interns a touch, ignoring the name of its location. */
  same(touch: Touch): Touch {
    const { effect, forgiving, listed, measures, copied, counts, again, lasting, inside, removes, location } = touch;
    const flags = `${forgiving === true} ${listed === true} ${measures === true} ${copied === true} ${counts === true} ${again === true} ${lasting === true} ${inside === true} ${removes === true}`;
    const key = `${effect} ${flags} ${location.kind} ${location.home} ${location.key}`;
    const known = this.distinct.get(key) ?? touch;
    this.distinct.set(key, known);
    return known;
  }

  /** The set of some touches. */
  of(touches: readonly Touch[]): TouchSet {
    return touches.length === 0
      ? NO_TOUCH
      : TouchSet.of(touches.map((touch) => this.numbers.get(touch) ?? this.note(touch)));
  }

  /** The touches of a set, in the order of their first occurrence. Equal sets have the same list. */
  list(set: TouchSet): readonly Touch[] {
    const known = this.listed.get(set);
    if (known) return known;
    const { key } = set;
    const list = this.lists.get(key) ?? this.those(set);
    this.lists.set(key, list);
    this.listed.set(set, list);
    return list;
  }

  /** The touches of a set, not memoised. */
  those(set: TouchSet): readonly Touch[] {
    return set.numbers.map((number) => this.all[number]);
  }

  /** The touches of the variables of a function, of which each of its calls has its own. */
  homeOf(fn: FunctionId): TouchSet {
    return this.homes.get(fn)?.set() ?? NO_TOUCH;
  }

  /** The number of different touches so far. */
  get size(): number {
    return this.all.length;
  }

  /** The touches that a predicate selects. Incremental: each touch is tested once. */
  where(isMeant: Kind): TouchSet {
    const found = this.kinds.get(isMeant) ?? this.meant(this.all, isMeant);
    this.kinds.set(isMeant, found);
    return found();
  }

  /** The touches of locations that may alias a location. */
  at(place: Location): TouchSet {
    const known = this.places.get(place);
    if (known) return known();
    const key = `${place.kind} ${place.key}`;
    const found =
      this.placesByKey.get(key) ??
      this.meant(this.family(familyOf(place)), ({ location }) => mayAlias(location, place));
    this.placesByKey.set(key, found);
    this.places.set(place, found);
    return found();
  }

  /** The touches of locations that may alias one of theirs. */
  near(set: TouchSet): TouchSet {
    const list = this.list(set);
    const known = this.neighbours.get(list);
    if (known?.size === this.size) return known.near;
    const near = TouchSet.union(list.map(({ location }) => this.at(location)));
    this.neighbours.set(list, { size: this.size, near });
    return near;
  }

  /** A selection from a list that may grow, updated when asked. */
  private meant(touches: readonly Touch[], isMeant: Kind): () => TouchSet {
    let [meant, looked] = [NO_TOUCH, 0];
    return () => {
      if (looked < touches.length) meant = meant.or(this.of(touches.slice(looked).filter(isMeant)));
      looked = touches.length;
      return meant;
    };
  }

  private family(name: string): Touch[] {
    const known = this.families.get(name) ?? [];
    this.families.set(name, known);
    return known;
  }

  private note(given: Touch): number {
    const touch = this.named(given);
    const number = this.numbers.get(touch) ?? this.number(touch);
    this.numbers.set(given, number);
    return number;
  }

  /** Keeps the name that the location has where it is used, for display. */
  private named(touch: Touch): Touch {
    const same = this.same(touch);
    const { name } = touch.location;
    if (same.location.name === name) return same;
    const names = this.names.get(same) ?? new Map<string, Touch>();
    this.names.set(same, names);
    const known = names.get(name) ?? touch;
    names.set(name, known);
    return known;
  }

  private number(touch: Touch): number {
    const number = this.all.push(touch) - 1;
    const { home } = touch.location;
    this.numbers.set(touch, number);
    this.family(familyOf(touch.location)).push(touch);
    if (home !== undefined) this.ownBy(home).push(touch);
    return number;
  }

  private ownBy(fn: FunctionId): Touch[] {
    const known = this.homes.get(fn);
    if (known) return known.touches;
    const touches: Touch[] = [];
    this.homes.set(fn, { touches, set: this.meant(touches, () => true) });
    return touches;
  }
}
