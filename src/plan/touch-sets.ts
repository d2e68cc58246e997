import type { FunctionId } from '../types';
import { familyOf, mayAlias, type Location, type Touch } from './locations';
import { NO_TOUCH, TouchSet } from './touch-set';

/** Tells the touches of a kind. */
type Kind<Answer = boolean> = (touch: Touch) => Answer;

/** All that a touch may do. */
export const EFFECTS = [
  'read',
  'look',
  'write',
  'append',
  'make',
  'remove',
] as const satisfies readonly Touch['effect'][];

/** The kinds of touches by what they do, as `effectOf` says. */
export function kindsBy(effectOf: Kind<Touch['effect']>): Readonly<Record<Touch['effect'], Kind>> {
  const kinds = EFFECTS.map((effect) => [effect, (touch: Touch) => effectOf(touch) === effect] as const);
  return Object.fromEntries(kinds) as Record<Touch['effect'], Kind>;
}

/** Numbers touches, so that sets of thousands of them are soon put together. */
export class TouchSets {
  private readonly all: Touch[] = [];
  private readonly distinct = new Map<string, Touch>();
  /** Those that are equal but for the name of the place. */
  private readonly names = new Map<Touch, Map<string, Touch>>();
  /** The place of each in `all`, by which sets know it. */
  private readonly numbers = new Map<Touch, number>();
  /** The touches of a function's own variables. */
  private readonly homes = new Map<FunctionId, { readonly touches: Touch[]; readonly set: () => TouchSet }>();
  private readonly lists = new Map<string, readonly Touch[]>();
  private readonly listed = new WeakMap<TouchSet, readonly Touch[]>();
  /** Those of each family, and which of them may be of a place. */
  private readonly families = new Map<string, Touch[]>();
  private readonly placesByKey = new Map<string, () => TouchSet>();
  private readonly places = new Map<Location, () => TouchSet>();
  /** With how many there were when they were looked for. */
  private readonly neighbours = new Map<readonly Touch[], { readonly size: number; readonly near: TouchSet }>();
  private readonly kinds = new Map<Kind, () => TouchSet>();

  /** Equal touches are one object, whatever their place is called. */
  same(touch: Touch): Touch {
    const { effect, forgiving, measures, copied, counts, again, location } = touch;
    const flags = `${forgiving === true} ${measures === true} ${copied === true} ${counts === true} ${again === true}`;
    const key = `${effect} ${flags} ${location.kind} ${location.home} ${location.key}`;
    const known = this.distinct.get(key) ?? touch;
    this.distinct.set(key, known);
    return known;
  }

  /** The set of these. */
  of(touches: readonly Touch[]): TouchSet {
    return touches.length === 0
      ? NO_TOUCH
      : TouchSet.of(touches.map((touch) => this.numbers.get(touch) ?? this.note(touch)));
  }

  /** Its touches, in the order in which they were met. Equal sets have the same list. */
  list(set: TouchSet): readonly Touch[] {
    const known = this.listed.get(set);
    if (known) return known;
    const { key } = set;
    const list = this.lists.get(key) ?? this.those(set);
    this.lists.set(key, list);
    this.listed.set(set, list);
    return list;
  }

  /** Its touches, for who asks once. */
  those(set: TouchSet): readonly Touch[] {
    return set.numbers.map((number) => this.all[number]);
  }

  /** The touches of a function's own variables: each of its calls has others. */
  homeOf(fn: FunctionId): TouchSet {
    return this.homes.get(fn)?.set() ?? NO_TOUCH;
  }

  /** How many different ones were met so far. */
  get size(): number {
    return this.all.length;
  }

  /** Those of a kind. However often it is asked, each touch is looked at once. */
  where(isMeant: Kind): TouchSet {
    const found = this.kinds.get(isMeant) ?? this.meant(this.all, isMeant);
    this.kinds.set(isMeant, found);
    return found();
  }

  /** Those of places that may be this one. */
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

  /** Those of places that may be one of theirs. */
  near(set: TouchSet): TouchSet {
    const list = this.list(set);
    const known = this.neighbours.get(list);
    if (known?.size === this.size) return known.near;
    const near = TouchSet.union(list.map(({ location }) => this.at(location)));
    this.neighbours.set(list, { size: this.size, near });
    return near;
  }

  /** Those of a list that may grow. */
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

  /** A person is told of a place by the name that it has where it is used. */
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
