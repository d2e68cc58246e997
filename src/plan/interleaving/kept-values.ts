import type { Access, CallGraph, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import type { Location, PairParts, Touch } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';

// Matches: version += 1, which is the same as: version = next()
const isCount = ({ counts }: Touch): boolean => counts === true;

/**
 * Tells variables that keep what was made of others until they are emptied. If one is emptied before a wait, and the other
 * replaced after it, whoever asks in between makes the value once more of the old one, and keeps that.
 */
// Matches: if (!merged) merged = { ...base, ...custom }, beside merged = null; custom = load()
export class KeptValues {
  private readonly makers = new Map<string, readonly FunctionId[]>();
  private readonly kept = new Map<string, boolean>();

  constructor(
    private readonly graph: CallGraph,
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

  /** Whether a variable keeps a value that is made where there is none: who adds to a list has not looked for it. */
  // Matches: if (!pool) pool = connect(), if (!cache.has(id)) cache.set(id, load(id)), and not: names.push(name)
  isKept(location: Location): boolean {
    const known = this.kept.get(location.key) ?? this.makersOf(location).some((fn) => this.looksFirst(fn, location));
    this.kept.set(location.key, known);
    return known;
  }

  private looksFirst(fn: FunctionId, location: Location): boolean {
    const uses = this.effects.eventsOf(fn).map((event) => ({ ...event, touched: event.touches.at(location) }));
    const changed = uses.findLast(({ own, touched }) => own && touched.some(isChange));
    if (changed === undefined) return false;
    const isReplaced = changed.touched.some((touch) => isChange(touch) && touch.inside !== true);
    const isAsked = uses.some(({ at, touched }) => at < changed.at && touched.length > 0 && !touched.some(isChange));
    return (isReplaced || isAsked) && !this.isOnlyCounted(fn, location);
  }

  /** Whether a function asks for the value of a variable only to make the next one of it. */
  // Matches: size = size + files.length, and not: clearTimeout(timer); timer = setTimeout(stop, 100)
  private isOnlyCounted(fn: FunctionId, { key }: Location): boolean {
    const { index } = this.graph.program.fn(fn);
    const own = this.graph.program.fileOf(fn).accesses.filter((access) => access.fn === index && access.root === key);
    const writes = own.filter(({ kind }) => kind === 'write');
    const reads = own.filter(({ kind }) => kind === 'read');
    const isIn = (at: number) => (write: Access) => at > write.at && at <= (write.done ?? write.at);
    return reads.length > 0 && reads.every(({ at }) => writes.some(isIn(at)));
  }

  private keeps(kept: Location, source: Location): boolean {
    if (kept.kind !== 'variable' || source.kind !== 'variable') return false;
    const makers = this.makersOf(kept);
    if (makers.length === 0) return false;
    const [others, changes] = [this.touchingOf(source), this.changesOf(source)];
    return makers.some((fn) => others.has(fn) && !this.effects.touchSetOf(fn).meets(changes));
  }

  /** Functions that look for a value themselves, and make it where there is none: few, of few variables. */
  private makersOf(kept: Location): readonly FunctionId[] {
    const known = this.makers.get(kept.key);
    if (known) return known;
    const { sets } = this.effects;
    const changes = this.changesOf(kept);
    const looks = sets.at(kept).without(sets.where(isChange)).without(sets.where(isCount));
    const makers = [...this.touchingOf(kept)].filter((fn) => {
      const own = this.effects.ownSetOf(fn);
      return own.meets(changes) && own.meets(looks);
    });
    this.makers.set(kept.key, makers);
    return makers;
  }

  private changesOf(location: Location): TouchSet {
    const { sets } = this.effects;
    return sets.at(location).and(sets.where(isChange));
  }
}
