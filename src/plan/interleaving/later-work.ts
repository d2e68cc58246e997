import { addsListener } from '../../language/emitters';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Edge, FunctionId } from '../../types';
import { edgesAt } from '../graph-index';
import type { PromiseChains } from '../propagation/promise-chains';
import { settles } from './settling-parameters';

/** https://nodejs.org/api/timers.html */
const TIMERS = /^set(?:Timeout|Interval|Immediate)$/;

/** Whether a call only has a function run on an event, or by a timer, when the code around the call is done. */
// Matches: request.on('end', () => next()), setTimeout(() => cache.delete(key), ttl)
export function isForLater({ program, callbacks }: CallGraph, { kind, call, callee, through }: Edge): boolean {
  if (kind !== 'callback' || through !== undefined) return false;
  const { name, text } = program.call(call);
  if (TIMERS.test(text)) return true;
  return addsListener(name) && (callbacks.get(callee) ?? []).every((one) => one.call !== call || one.index === 1);
}

/** Tells what only begins when the code around it is done, so that it never was one piece with that. */
export class LaterWork {
  constructor(
    private readonly graph: CallGraph,
    private readonly chains: PromiseChains,
  ) {}

  /** Whether all that a call runs begins later, and tells nobody who waits that it is done. */
  // Matches: the `then` of: fetch(url).then(() => res.json(hits)); hits += 1
  isBegunBy(fn: FunctionId, call: CallFacts): boolean {
    const own = edgesAt(this.graph, callId(pathOf(fn), call.index));
    const isLater = (): boolean => this.chains.isApart(fn, call) || own.every((edge) => isForLater(this.graph, edge));
    return own.length > 0 && isLater() && !own.some(({ callee }) => this.reports(callee));
  }

  // Matches: () => { status = 'done'; resolve(); }
  private reports(fn: FunctionId): boolean {
    return this.graph.program
      .callsIn(fn)
      .some(({ text, args }) => [text, ...args.map((arg) => arg.text)].some((name) => settles(this.graph, fn, name)));
  }
}
