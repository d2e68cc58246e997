import { addsListener } from '../../language/emitters';
import { memoisedWithin } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { TouchSet } from '../effects/touch-set';
import { edgesAt, withCallers } from '../graph-index';
import type { Pause } from '../propagation/pauses';
import type { Handled } from './handled';
import type { Doing, Middleware } from './middleware';
import type { MiddlewareLooks } from './middleware-looks';
import type { Middlewares } from './middlewares';
import { stateHazard } from './state-hazard';

/**
 * Files that a middleware has looked at, and that are written as the response is sent, or right behind that: with handlers that
 * wait for nothing, no other request came in between. Counts of what is sent are left to themselves.
 */
// Matches: req.session = read(); res.end = function (...args) { save(req.session); return end.apply(this, args); }
export class SentBehind {
  private readonly senders: readonly FunctionId[];

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly looks: MiddlewareLooks,
    private readonly handled: Handled,
    middlewares: Middlewares,
  ) {
    const listening = middlewares.all.flatMap(({ entry }) => this.listenersIn(entry.fn));
    this.senders = [...new Set([...middlewares.senders, ...listening])];
  }

  /** What of the places that a middleware has looked at is written then. */
  lost(one: Middleware, looks: TouchSet, senders = this.senders): TouchSet {
    return TouchSet.union(senders.map((fn) => this.looks.lostIn(looks, this.handled.filesBy(fn), fn, one)));
  }

  /** The hazard of a pause in what writes them, behind which the next request may look too early. */
  find({ fn }: Pause, all: readonly Doing[]): Hazard | undefined {
    const senders = this.senders.length === 0 ? [] : this.sendersAround(this.graph, fn);
    if (senders.length === 0) return undefined;
    const lost = all.map((one) => ({ one, shared: this.lost(one, one.looks, senders) }));
    const found = lost.find(({ shared }) => !shared.isEmpty);
    return found && stateHazard(this.effects, found.one, found.shared);
  }

  /** Those that run a function, at once or by others. Memoised, because each pause in it asks. */
  private readonly sendersAround = memoisedWithin((graph: CallGraph, fn: FunctionId): readonly FunctionId[] => {
    const callers = withCallers(graph, [fn]);
    return this.senders.filter((one) => callers.has(one));
  });

  // Matches: res.on('finish', () => save(req.session))
  private listenersIn(fn: FunctionId): FunctionId[] {
    const calls = this.graph.program.callsIn(fn);
    const listening = calls.filter(({ name, args }) => addsListener(name) && args[0]?.value === 'finish');
    return listening.flatMap(({ index }) =>
      edgesAt(this.graph, callId(pathOf(fn), index)).flatMap(({ kind, callee }) =>
        kind === 'callback' ? [callee] : [],
      ),
    );
  }
}
