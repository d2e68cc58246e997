import type { CallGraph, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { isChange } from '../effects/file-uses';
import type { Touch } from '../effects/locations';
import { TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import type { Middleware } from './middleware';
import type { Middlewares } from './middlewares';

const isCount = ({ counts }: Touch): boolean => counts === true;

/**
 * What a middleware uses before it awaits the others, and changes when they are done, or the other way round. While all of
 * them waited for nothing, that was one piece.
 */
// Matches: async (ctx, next) => { ctx.data = load(); await next(); save(ctx.data); }
export class AroundNext {
  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly middlewares: Middlewares,
  ) {}

  /** The touches behind `next()` that belong to others before it. */
  of({ entry: { fn }, from, until, isBehindAll }: Middleware): TouchSet {
    const events = this.effects.eventsOf(fn);
    const later = events.filter(({ at }) => isBehindAll(at));
    if (later.length === 0) return TouchSet.union([]);
    const [before, after] = [events.filter(({ at }) => at >= from && at <= until), later].map((some) =>
      this.touched(some),
    );
    const { sets } = this.effects;
    const changes = sets.where(isChange);
    const [changedBefore, changedAfter] = [before.and(changes), after.and(changes)];
    return sets
      .near(before.without(changes))
      .and(changedAfter)
      .or(sets.near(changedBefore).and(after.without(changes)));
  }

  /** Whether a middleware waits itself from now on, and a handler behind it waited for nothing so far. */
  isSplit(one: Middleware, { fn, start, end }: Pause): boolean {
    const { entry, until, isBehindAll } = one;
    const isOwn = fn === entry.fn ? start < until || isBehindAll(end) : this.isRunBehind(one, fn);
    return isOwn && this.middlewares.below(entry).some((handler) => !waitsOf(this.graph).mayWait(handler));
  }

  /** Whether it has a promise run a function when the others are done. */
  // Matches: () => save(ctx.data) of (ctx, next) => { ctx.data = load(); return next().then(() => save(ctx.data)); }
  private isRunBehind({ entry, isBehindAll }: Middleware, fn: FunctionId): boolean {
    const { program, callbacks } = this.graph;
    return (callbacks.get(fn) ?? []).some(
      ({ call }) => program.callerOf(call) === entry.fn && isBehindAll(program.call(call).span.end),
    );
  }

  private touched(events: readonly Event[]): TouchSet {
    const counts = this.effects.sets.where(isCount);
    return TouchSet.union(events.map(({ touches }) => touches.set)).without(counts);
  }
}
