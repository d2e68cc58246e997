import { memoisedBy } from '../../memoised';
import { pathOf } from '../../program';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import type { DeferredWork } from './deferred-work';
import type { Effects } from '../effects/effects';
import type { Touch } from '../effects/locations';
import { NO_TOUCH, TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import type { Middleware } from './middleware';
import { belongs, isChangeOf, isUse } from './middleware-looks';
import type { Middlewares } from './middlewares';
import type { SetVariables } from './set-variables';
import { seen, setHazard, stateHazard } from './state-hazard';

/** What a middleware uses when control is back, and what the handlers behind it have set for it: that was one piece. */
// Matches: async (ctx, next) => { await next(); ctx.body = render(title); }, behind which a handler sets `title`
export class BehindNext {
  private readonly set = new Map<FunctionId, TouchSet>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly parts: DeferredWork,
    private readonly middlewares: Middlewares,
    private readonly variables: SetVariables,
  ) {}

  /** What comes apart when a handler waits at a pause: with itself, or with a middleware that waits for it. */
  find(pause: Pause): Hazard | undefined {
    const { fn, start, end } = pause;
    const back = this.middlewares.all.filter(({ entry, isBehindAll }) => this.isIn(fn, entry.fn) && isBehindAll(end));
    const around = [...this.middlewares.entriesTo(pause), ...back.map(({ entry }) => entry)];
    const above = this.middlewares.all.filter(({ entry }) => this.middlewares.isAbove(entry, around));
    for (const one of new Set([...back, ...above])) {
      const later = back.includes(one) ? this.parts.after(fn, start).touches : this.usedBehind(one);
      const shared = seen(this.effects, this.setBehind(one), later);
      if (!shared.isEmpty) return setHazard(this.effects, one, shared);
      const saved = back.includes(one)
        ? this.savedBehind(one, this.middlewares.below(one.entry), start)
        : this.savedBehind(
            one,
            around.map((entry) => entry.fn),
          );
      if (!saved.isEmpty) return stateHazard(this.effects, one, saved);
    }
    return undefined;
  }

  /** Whether a function is another one, or a callback in that. */
  // Matches: () => save(ctx.data) of (ctx, next) => next().then(() => save(ctx.data))
  private isIn(fn: FunctionId, outer: FunctionId): boolean {
    const isInner =
      pathOf(fn) === pathOf(outer) && this.graph.program.fn(fn).parent === this.graph.program.fn(outer).index;
    return fn === outer || isInner;
  }

  /** What a middleware changes when control is back, without a look of its own, and handlers behind it have looked at. */
  // Matches: async (ctx, next) => { await next(); if (ctx.data) save(ctx.data); }, behind which a handler does ctx.data = load()
  private savedBehind(one: Middleware, handlers: readonly FunctionId[], from = 0): TouchSet {
    const { sets } = this.effects;
    const behind = this.usedBehind(one, from);
    if (behind.isEmpty || !this.mayBeAtOnce(one)) return NO_TOUCH;
    const isChanged = sets.where(isChangeOf);
    const changed = behind.and(isChanged).without(sets.near(behind.and(sets.where(isUse))));
    const below = handlers.filter((fn) => !waitsOf(this.graph).mayWait(fn));
    return TouchSet.union(
      below.map((fn) => {
        const looks = this.effects.touchSetOf(fn).and(sets.where(isUse));
        const before = sets.list(looks);
        const isLost = (touch: Touch): boolean => before.some(({ location }) => belongs(location, touch.location));
        return sets.of(sets.list(changed.and(sets.near(looks))).filter(isLost));
      }),
    );
  }

  private usedBehind({ entry, isBehindAll }: Middleware, from = 0): TouchSet {
    const events = this.effects.eventsOf(entry.fn).filter(({ at }) => at >= from && isBehindAll(at));
    return TouchSet.union(events.map(({ touches }) => touches.set));
  }

  /** Memoised, because each handler below asks. */
  private readonly setBehind = memoisedBy((one: Middleware): TouchSet => {
    const { entry, isBehindAll } = one;
    if (!this.effects.eventsOf(entry.fn).some(({ at }) => isBehindAll(at))) return TouchSet.union([]);
    if (!this.mayBeAtOnce(one)) return TouchSet.union([]);
    return TouchSet.union(this.middlewares.below(entry).map((fn) => this.setIn(fn)));
  });

  /** Whether some handlers behind a middleware do not wait anyway, so that others could always do the same. */
  private mayBeAtOnce({ entry }: Middleware): boolean {
    const waits = waitsOf(this.graph);
    const last = this.middlewares.below(entry).filter((fn) => !this.middlewares.passing.has(fn));
    return last.length === 0 || last.some((fn) => !waits.mayWait(fn));
  }

  /** What a function sets behind its last wait or, if it passes control on, around that. */
  private setIn(fn: FunctionId): TouchSet {
    const known = this.set.get(fn) ?? this.findSetIn(fn);
    this.set.set(fn, known);
    return known;
  }

  private findSetIn(fn: FunctionId): TouchSet {
    const passing = this.middlewares.all.filter(({ entry }) => entry.fn === fn);
    if (passing.length === 0) {
      const end = Math.max(0, ...waitsOf(this.graph).of(fn));
      return this.variables.within(fn, (at) => at >= end);
    }
    const isAround = (at: number): boolean =>
      passing.some(({ from, until, isBehindAll }) => (at >= from && at <= until) || isBehindAll(at));
    return this.variables.within(fn, isAround);
  }
}
