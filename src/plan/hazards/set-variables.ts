import type { CallGraph, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { ELEMENT } from '../../language/state-parts';
import { isChange } from '../effects/file-uses';
import type { Event } from '../effects/events';
import type { Touch } from '../effects/locations';
import { TouchSet } from '../effects/touch-set';

/** A value that is set for one request is set this close to the middleware that does so. */
const MAX_DEPTH = 2;

const isVariable = ({ location }: Touch): boolean => location.kind === 'variable';
/** Not an element of a list or a map, which is not told apart from others. */
const isNamed = (touch: Touch): boolean => isVariable(touch) && !touch.location.key.includes(ELEMENT);

/**
 * Finds the variables that a function just sets, as to a value of its request. What a function looks at before it sets it
 * is a count, or made once for all requests.
 */
// Matches: user = req.user, and not: if (!cache) cache = load()
export class SetVariables {
  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {}

  /** What a function sets at some offsets, itself or through what it calls there. */
  within(fn: FunctionId, isMeant: (at: number) => boolean): TouchSet {
    const all = this.effects.eventsOf(fn);
    const events = all.filter(({ at }) => isMeant(at));
    const own = events.filter((event) => event.own).map(({ at, touches }) => this.setAt(all, at, touches.set));
    const called = events.flatMap(({ call }) => (call === undefined ? [] : [...(this.graph.targets.get(call) ?? [])]));
    return TouchSet.union([...own, ...called.map((callee) => this.setUnder(callee, MAX_DEPTH - 1))]);
  }

  /** What functions change themselves, whatever they look at: they change it back. */
  // Matches: const before = current; current = user; try { next(); } finally { current = before; }
  changedBy(fns: readonly FunctionId[]): TouchSet {
    const { sets } = this.effects;
    const own = TouchSet.union(fns.map((fn) => this.effects.ownSetOf(fn)));
    return own.and(sets.where(isChange)).and(sets.where(isNamed));
  }

  /** What is set at an offset, and was not looked at before. */
  private setAt(events: readonly Event[], offset: number, touched: TouchSet): TouchSet {
    const { sets } = this.effects;
    const before = events.filter(({ own, at }) => own && at <= offset).map(({ touches }) => touches.set);
    const used = TouchSet.union(before).without(sets.where(isChange));
    return touched.and(sets.where(isChange)).and(sets.where(isVariable)).without(sets.near(used));
  }

  private setUnder(fn: FunctionId, depth: number): TouchSet {
    if (!this.effects.liveness.live(fn)) return TouchSet.union([]);
    const edges = depth > 0 ? (this.graph.from.get(fn) ?? []) : [];
    const callees = edges.filter(({ kind }) => kind !== 'callback').map(({ callee }) => callee);
    return TouchSet.union([this.setBy(fn), ...callees.map((callee) => this.setUnder(callee, depth - 1))]);
  }

  private setBy(fn: FunctionId): TouchSet {
    const { sets } = this.effects;
    const own = this.effects.ownSetOf(fn).and(sets.where(isVariable));
    const changed = own.and(sets.where(isChange));
    return changed.without(sets.near(own.without(changed)));
  }
}
