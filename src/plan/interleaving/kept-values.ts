import type { FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import type { Location, PairParts } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';

/**
 * Tells variables that keep what was made of others until they are emptied. If one is emptied before a wait, and the other
 * replaced after it, whoever asks in between makes the value once more of the old one, and keeps that.
 */
// Matches: if (!merged) merged = { ...base, ...custom }, beside merged = null; custom = load()
export class KeptValues {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly effects: Effects,
    private readonly touchingOf: (location: Location) => ReadonlySet<FunctionId>,
  ) {}

  /** Whether one part of a pair keeps what is made of the other. */
  areIn([one, other]: PairParts): boolean {
    return this.keeps(one, other) || this.keeps(other, one);
  }

  /** Whether the first of two events empties such a part, and the second replaces the other. */
  areReplaced([one, other]: PairParts, first: TouchSet, second: TouchSet): boolean {
    const isSet = (set: TouchSet, part: Location): boolean => set.meets(this.changesOf(part));
    const isReplaced = (kept: Location, source: Location): boolean =>
      this.keeps(kept, source) && isSet(first, kept) && isSet(second, source);
    return isReplaced(one, other) || isReplaced(other, one);
  }

  private keeps(kept: Location, source: Location): boolean {
    if (kept.kind !== 'variable' || source.kind !== 'variable') return false;
    const key = `${kept.key} ${source.key}`;
    const known = this.known.get(key) ?? this.usersOf(kept, source).some((fn) => this.isKeeper(fn, kept, source));
    this.known.set(key, known);
    return known;
  }

  private usersOf(one: Location, other: Location): readonly FunctionId[] {
    const others = this.touchingOf(other);
    return [...this.touchingOf(one)].filter((fn) => others.has(fn));
  }

  /** It looks for the value itself, and makes it where there is none. */
  private isKeeper(fn: FunctionId, kept: Location, source: Location): boolean {
    const { sets } = this.effects;
    const own = this.effects.ownSetOf(fn);
    const isMade = own.meets(this.changesOf(kept)) && own.meets(sets.at(kept).without(sets.where(isChange)));
    return isMade && !this.effects.touchSetOf(fn).meets(this.changesOf(source));
  }

  private changesOf(location: Location): TouchSet {
    const { sets } = this.effects;
    return sets.at(location).and(sets.where(isChange));
  }
}
