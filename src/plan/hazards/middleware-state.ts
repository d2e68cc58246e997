import type { CallGraph, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import { TouchSet } from '../effects/touch-set';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';
import { pausesOf, turnOf, type Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { AroundNext } from './around-next';
import { BehindNext } from './behind-next';
import { DeferredWork } from './deferred-work';
import { ErrorHandlers } from './error-handlers';
import { Handled } from './handled';
import { MiddlewareLooks } from './middleware-looks';
import type { Doing, Middleware } from './middleware';
import { middlewaresOf, type Middlewares } from './middlewares';
import { SentBehind } from './sent-behind';
import { outermost, seen, stateHazard } from './state-hazard';
import { SetVariables } from './set-variables';

/**
 * A middleware ran in one go with the handlers that it passed control on to. Once one of these waits, what the
 * middleware set before may be that of another request, and what it does after `next()` comes before the handler is done.
 */
// Matches: app.use((req, res, next) => { user = req.user; next(); user = null; }), where a handler reads `user` after a wait
export function middlewareState(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const finder = new Finder(graph, effects);
  if (finder.isIdle) return [];
  return closures.flatMap((closure) => {
    const { finding, awaits, loops, resumed, owner } = closure;
    const holders = new Set(holdersOf(graph, closure));
    const turns = locks.filter(({ fn }) => holders.has(fn)).map((lock) => turnOf(graph, lock));
    const idle = [...resumed].filter((call) => !waitsOf(graph).isBefore(call));
    // What comes behind such a wait comes behind its end, where it already was.
    const ends = pausesOf(graph, idle).map((pause) => ({ ...pause, start: pause.end }));
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops]);
    const found = [...turns, ...waits, ...ends].flatMap((pause) =>
      [pause, ...finder.resumedAfter(pause)]
        .flatMap((one) => finder.find(one) ?? [])
        .map((hazard) => ({ ...hazard, fn: pause.fn })),
    );
    return [...new Map(found.map((hazard) => [hazard.message, hazard])).values()].map((hazard) => ({
      fn: owner,
      hazard: { ...hazard, findings: [finding.id] },
    }));
  });
}

class Finder {
  private readonly parts: DeferredWork;
  private readonly middlewares: Middlewares;
  private readonly variables: SetVariables;
  private readonly looks: MiddlewareLooks;
  private readonly aroundNext: AroundNext;
  private readonly behindNext: BehindNext;
  private readonly errorHandlers: ErrorHandlers;
  private readonly handled: Handled;
  private readonly sent: SentBehind;
  private readonly doing: readonly Doing[];
  private readonly known = new Map<string, Hazard | undefined>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {
    this.parts = new DeferredWork(graph, effects);
    this.middlewares = middlewaresOf(graph);
    this.variables = new SetVariables(graph, effects);
    this.looks = new MiddlewareLooks(graph, effects);
    this.aroundNext = new AroundNext(graph, effects, this.middlewares);
    this.behindNext = new BehindNext(graph, effects, this.parts, this.middlewares, this.variables);
    this.handled = new Handled(effects, this.parts, this.middlewares);
    this.errorHandlers = new ErrorHandlers(graph, effects, this.looks, this.handled);
    this.sent = new SentBehind(graph, effects, this.looks, this.handled, this.middlewares);
    this.doing = this.middlewares.all
      .map((one) => ({
        ...one,
        before: this.before(one, one.until),
        after: this.after(one),
        looks: this.looks.usedIn(one.entry.fn, one.from, one.until),
        written: this.looks.writtenBy(one),
        around: this.aroundNext.of(one),
      }))
      .filter(
        ({ answers, before, after, looks, written, around }) =>
          answers || ![before, after, looks, written, around].every(({ isEmpty }) => isEmpty),
      );
  }

  get isIdle(): boolean {
    return this.middlewares.all.length === 0 && !this.errorHandlers.areThere;
  }

  /**
   * The waits that took no time so far and come after a pause: where requests wait for one look-up, or for a lock, they go on at
   * the same time, and each such wait is one for the others.
   */
  resumedAfter({ fn, end }: Pause): readonly Pause[] {
    const passing = this.middlewares.all.filter(({ entry, until }) => entry.fn === fn && until > end);
    const below = passing.flatMap(({ entry }) => this.middlewares.below(entry));
    const waits = waitsOf(this.graph);
    return [
      ...waits.idleIn(fn).flatMap((at) => (at > end ? { fn, start: at, end: at } : [])),
      ...below.flatMap((one) => waits.idleIn(one).map((at) => ({ fn: one, start: at, end: at }))),
    ];
  }

  find(pause: Pause): Hazard | undefined {
    const key = `${pause.fn} ${pause.start}`;
    if (!this.known.has(key)) this.known.set(key, this.search(pause));
    return this.known.get(key);
  }

  private search(pause: Pause): Hazard | undefined {
    const around = this.middlewares.entriesTo(pause);
    const above = this.doing.filter(({ entry }) => this.middlewares.isAbove(entry, around));
    const passing = this.middlewares.before(pause);
    const own = this.doing.filter((one) => passing.some(({ entry }) => entry === one.entry));
    const split = this.doing.find((one) => !one.around.isEmpty && this.aroundNext.isSplit(one, pause));
    if (split) return stateHazard(this.effects, split, split.around);
    const back = this.behindNext.find(pause) ?? this.sent.find(pause, this.doing);
    if (back) return back;
    for (const entry of around) {
      const changed = this.errorHandlers.changed(entry, pause);
      if (changed) return changed;
    }
    for (const one of this.doing) {
      const written = this.looks.writtenLast(one, pause);
      const read = written.isEmpty ? written : this.looks.readBack(written, this.handled.below(one.entry));
      if (!read.isEmpty) return stateHazard(this.effects, one, read);
    }
    const failed = around.filter((entry) => this.errorHandlers.has(entry));
    if (own.length === 0 && above.length === 0 && failed.length === 0) return undefined;
    const part = this.parts.after(pause.fn, pause.start);
    const later = TouchSet.union([part.touches, ...passing.map((one) => this.handled.below(one.entry))]);
    const isAnswered = passing.length > 0 || this.parts.after(pause.fn, outermost(this.graph, pause)).answers;
    for (const one of above) {
      // What else comes after the pause is done for others, which share its function.
      const behind = around.filter((entry) => this.middlewares.isAbove(one.entry, [entry]));
      const done = later.and(this.handled.through(behind));
      const lost = behind.map(({ fn }) => this.looks.lostIn(one.looks, done, fn, one));
      const read = this.looks.readBack(one.written, done);
      const shared = TouchSet.union([
        seen(this.effects, one.before, done),
        this.crossing(one, done),
        ...lost,
        this.sent.lost(one, one.looks),
        read,
        one.around,
      ]);
      if (!shared.isEmpty || (one.answers && isAnswered)) return stateHazard(this.effects, one, shared);
    }
    for (const one of own) {
      const { start, end } = one.entry.fn === pause.fn ? pause : { start: one.until, end: one.until };
      const shared = seen(this.effects, this.before(one, start), later).or(this.sharedUntil(one, end));
      if (!shared.isEmpty) return stateHazard(this.effects, one, shared);
    }
    for (const entry of failed) {
      const found = this.errorHandlers.find(entry, later.and(this.handled.through([entry])));
      if (found) return found;
    }
    return undefined;
  }

  /** What a middleware has looked at by then that handlers change, and what it has written that they read. */
  private sharedUntil(one: Middleware, end: number): TouchSet {
    const looks = this.looks.usedIn(one.entry.fn, one.from, end);
    const lost = this.middlewares
      .below(one.entry)
      .map((handler) => this.looks.lostIn(looks, this.handled.by(handler), handler, one));
    const written = this.looks.readBack(this.looks.writtenBy(one, end), this.handled.below(one.entry));
    return TouchSet.union([...lost, written, this.sent.lost(one, looks)]);
  }

  private before({ entry, from, through }: Middleware, until: number): TouchSet {
    const set = this.variables.within(entry.fn, (at) => at >= from && at <= until);
    return set.or(this.variables.changedBy(through));
  }

  private after({ entry, isAfter, through }: Middleware): TouchSet {
    const own = this.effects.eventsOf(entry.fn).filter((event) => event.own && isAfter(event.at));
    const touched = TouchSet.union(own.map(({ touches }) => touches.set));
    return TouchSet.union([touched, this.variables.within(entry.fn, isAfter), this.variables.changedBy(through)]);
  }

  /** What a middleware does when control is back, and what now comes after that: uses of what the other changes. */
  private crossing({ after }: Doing, later: TouchSet): TouchSet {
    const changes = this.effects.sets.where(isChange);
    return seen(this.effects, after.and(changes), later).or(seen(this.effects, later.and(changes), after));
  }
}
