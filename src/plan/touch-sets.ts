import type { FunctionId } from '../types';
import { familyOf, mayAlias, type Location, type Touch } from './locations';

/** A set of touches: bit n stands for the touch that was met as the nth. Thousands of functions have one, so it is small. */
export type TouchSet = bigint;

/** Tells the touches of a kind. */
type Kind<Answer = boolean> = (touch: Touch) => Answer;

/** The set without any. */
export const NO_TOUCH: TouchSet = 0n;

/** Whatever is in any of them. */
export function joined(sets: readonly TouchSet[]): TouchSet {
  return sets.reduce((all, set) => all | set, NO_TOUCH);
}

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

/** It holds two touches at least. */
export function isSeveral(set: TouchSet): boolean {
  return (set & (set - 1n)) !== NO_TOUCH;
}

/** Numbers touches, so that sets of thousands of them are soon put together. */
export class TouchSets {
  private readonly all: Touch[] = [];
  private readonly distinct = new Map<string, Touch>();
  /** Those that are equal but for the name of the place. */
  private readonly names = new Map<Touch, Map<string, Touch>>();
  private readonly bits = new Map<Touch, TouchSet>();
  /** The touches of a function's own variables. */
  private readonly homes = new Map<FunctionId, TouchSet>();
  private readonly lists = new Map<string, readonly Touch[]>();
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

  /** The set of this one. */
  of(touch: Touch): TouchSet {
    return this.bits.get(touch) ?? this.note(touch);
  }

  /** Its touches, in the order in which they were met. Equal sets have the same list. */
  list(set: TouchSet): readonly Touch[] {
    // V8 tells numbers of this size apart by their last digits alone, which are mostly the same here.
    const digits = set.toString(32);
    const list = this.lists.get(digits) ?? this.listOf(set);
    this.lists.set(digits, list);
    return list;
  }

  /** The touches of a function's own variables: each of its calls has others. */
  homeOf(fn: FunctionId): TouchSet {
    return this.homes.get(fn) ?? NO_TOUCH;
  }

  /** How many different ones were met so far. */
  get size(): number {
    return this.all.length;
  }

  /** Those of a kind. However often it is asked, each touch is looked at once. */
  where(isMeant: Kind): TouchSet {
    const found = this.kinds.get(isMeant) ?? this.those(this.all, isMeant);
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
      this.those(this.family(familyOf(place)), ({ location }) => mayAlias(location, place));
    this.placesByKey.set(key, found);
    this.places.set(place, found);
    return found();
  }

  /** Those of places that may be one of theirs. */
  near(set: TouchSet): TouchSet {
    const list = this.list(set);
    const known = this.neighbours.get(list);
    if (known?.size === this.size) return known.near;
    const near = joined(list.map(({ location }) => this.at(location)));
    this.neighbours.set(list, { size: this.size, near });
    return near;
  }

  private those(touches: readonly Touch[], isMeant: Kind): () => TouchSet {
    let [meant, looked] = [NO_TOUCH, 0];
    return () => {
      for (; looked < touches.length; looked += 1) if (isMeant(touches[looked])) meant |= this.of(touches[looked]);
      return meant;
    };
  }

  private family(name: string): Touch[] {
    const known = this.families.get(name) ?? [];
    this.families.set(name, known);
    return known;
  }

  private listOf(set: TouchSet): readonly Touch[] {
    const digits = set.toString(2);
    const { length } = digits;
    const list: Touch[] = [];
    for (let at = digits.lastIndexOf('1'); at >= 0; at = at === 0 ? -1 : digits.lastIndexOf('1', at - 1))
      list.push(this.all[length - 1 - at]);
    return list;
  }

  private note(given: Touch): TouchSet {
    const touch = this.named(given);
    const bit = this.bits.get(touch) ?? this.number(touch);
    this.bits.set(given, bit);
    return bit;
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

  private number(touch: Touch): TouchSet {
    const bit = 1n << BigInt(this.all.push(touch) - 1);
    const { home } = touch.location;
    this.bits.set(touch, bit);
    this.family(familyOf(touch.location)).push(touch);
    if (home !== undefined) this.homes.set(home, this.homeOf(home) | bit);
    return bit;
  }
}
