import { memoisedBy } from '../../memoised';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import type { DeferredWork } from './deferred-work';
import type { Effects } from '../effects/effects';
import { TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import type { Middleware } from './middleware';
import type { Middlewares } from './middlewares';
import type { SetVariables } from './set-variables';
import { seen, setHazard } from './state-hazard';

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
    const back = this.middlewares.all.filter(({ entry, isBehindAll }) => entry.fn === fn && isBehindAll(end));
    const around = [...this.middlewares.entriesTo(pause), ...back.map(({ entry }) => entry)];
    const above = this.middlewares.all.filter(({ entry }) => this.middlewares.isAbove(entry, around));
    for (const one of new Set([...back, ...above])) {
      const later = back.includes(one) ? this.parts.after(fn, start).touches : this.usedBehind(one);
      const shared = seen(this.effects, this.setBehind(one), later);
      if (!shared.isEmpty) return setHazard(this.effects, one, shared);
    }
    return undefined;
  }

  private usedBehind({ entry, isBehindAll }: Middleware): TouchSet {
    const events = this.effects.eventsOf(entry.fn).filter(({ at }) => isBehindAll(at));
    return TouchSet.union(events.map(({ touches }) => touches.set));
  }

  /** Memoised, because each handler below asks. */
  private readonly setBehind = memoisedBy(({ entry, isBehindAll }: Middleware): TouchSet => {
    if (!this.effects.eventsOf(entry.fn).some(({ at }) => isBehindAll(at))) return TouchSet.union([]);
    const below = this.middlewares.below(entry);
    const waits = waitsOf(this.graph);
    const last = below.filter((fn) => !this.middlewares.passing.has(fn));
    // They wait anyway, so others could always set the same.
    if (last.length > 0 && last.every((fn) => waits.mayWait(fn))) return TouchSet.union([]);
    return TouchSet.union(below.map((fn) => this.setIn(fn)));
  });

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
