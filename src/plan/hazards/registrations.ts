import { addsListener } from '../../language/emitters';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId, Handed } from '../../types';
import { takesError } from '../../language/node-callbacks';
import { SCHEDULERS } from '../barriers/callbacks';
import { isWaitedFor } from '../barriers/positions';
import { callsAgain, callsBefore, type Loop } from './reaching-calls';
import type { Pause } from '../propagation/pauses';
import { isPassedOn } from '../barriers/positions';
import { waitsOf } from '../propagation/waits';

/**
 * A call, and the callbacks that can run as soon as its function waits, because the call registered or started them.
 */
export interface Begun {
  readonly path: string;
  readonly call: CallFacts;
  readonly fns: readonly FunctionId[];
}

/** Rare events, which end what was going on. */
const SELDOM: ReadonlySet<string | undefined> = new Set(['close', 'aborted', 'abort', 'error', 'timeout']);
/** From this delay on (milliseconds), a timer is a timeout for failures, not the next step. */
const FAR_OFF = 1000;
/** Functions of Node that call back when they are done, by conventional names, also where the callback takes no error. */
// Matches: fs.readFile(file, () => res.json(note))
const OF_NODE = /^(?:child_process|crypto|dns|fs|zlib)\.\w+$/;
/** Number of functions through which a callback is followed. */
const MAX_HOPS = 3;

/** Finds the callbacks that a function has registered and that run when it first waits after that. */
export class Registrations {
  constructor(private readonly graph: CallGraph) {}

  /** Those registered before a pause, since the last existing wait: callbacks registered earlier could always run. */
  before(pause: Pause): readonly Begun[] {
    return this.begunBy(pause.fn, callsBefore(this.graph, pause));
  }

  /** Those registered in the iterations of a loop that waits in each of them. */
  within(loop: Loop): readonly Begun[] {
    return this.begunBy(loop.fn, callsAgain(this.graph, loop));
  }

  private begunBy(fn: FunctionId, calls: readonly CallFacts[]): readonly Begun[] {
    return calls
      .map((call) => ({ path: pathOf(fn), call, fns: this.givenTo(fn, call) }))
      .filter(({ fns }) => fns.length > 0);
  }

  private givenTo(caller: FunctionId, call: CallFacts): readonly FunctionId[] {
    if (isPassedOn(call.position)) return [];
    const id = callId(pathOf(caller), call.index);
    const given = call.args.flatMap(({ node }) => (node < 0 ? [] : this.graph.valuesOf(id, node).functions));
    const later = [...new Set(given)].filter((fn) => this.isCalledLater(fn, caller, id));
    return [...new Set([...later, ...this.goingOn(id)])];
  }

  /** Functions that a call starts and that go on after it returns, if only for an `await` that takes no time. */
  // Matches: send(report), reports.forEach(async (report) => { await send(report); }), of an async function send that waits
  private goingOn(id: CallId): readonly FunctionId[] {
    const edges = waitsOf(this.graph).edgesOf(id);
    const started = edges.filter(({ kind, callee }) => kind !== 'callback' || this.isIterator(id, callee));
    return started.map(({ callee }) => callee).filter((fn) => this.graph.program.fn(fn).awaits.length > 0);
  }

  private isIterator(id: CallId, fn: FunctionId): boolean {
    return (this.graph.callbacks.get(fn) ?? []).some(({ call, use }) => call === id && use.kind === 'each');
  }

  /**
   * Whether the callee calls a callback in a later turn of the event loop, itself or through a function that it passes
   * it to.
   */
  private isCalledLater(fn: FunctionId, caller: FunctionId, call: string): boolean {
    const handed = this.graph.callbacks.get(fn) ?? [];
    const here = handed.filter((one) => one.call === call);
    return here.length > 0 ? here.some((one) => this.isDeferred(one)) : this.isHandedOn(fn, caller, MAX_HOPS);
  }

  // Matches: function later(done) { setTimeout(() => done(null, 1), 5); }
  private isHandedOn(fn: FunctionId, caller: FunctionId, hops: number): boolean {
    if (hops === 0) return false;
    if ((this.graph.callbacks.get(fn) ?? []).some((one) => this.isDeferred(one))) return true;
    const callers = (this.graph.to.get(fn) ?? []).filter((edge) => edge.kind !== 'callback' && edge.caller !== caller);
    return callers.some((edge) => this.isHandedOn(edge.caller, caller, hops - 1));
  }

  private isDeferred(handed: Handed): boolean {
    const call = this.graph.program.call(handed.call);
    if (SCHEDULERS.has(handed.path) || isTimeout(call, handed)) return !isFarOff(call);
    if (addsListener(call.name) && handed.index === 1) return !SELDOM.has(call.args[0]?.value);
    if (handed.use.kind === 'settled') return call.name !== 'catch' && !isWaitedFor(this.graph, handed.call, call);
    const isLast = handed.index === call.args.length - 1;
    const isCallback = OF_NODE.test(call.text) || takesError(call, this.graph.program.fn(handed.fn));
    return handed.use.kind === 'unknown' && isLast && isCallback;
  }
}

/** Whether a timer is a timeout for failures. */
// Matches: setTimeout(giveUp, 30000), res.setTimeout(30000, giveUp)
export function isFarOff({ args }: CallFacts): boolean {
  return args.slice(0, 2).some(({ kind, text }) => kind === 'number' && Number(text) >= FAR_OFF);
}

// Matches: res.setTimeout(100, giveUp)
function isTimeout({ name, member }: CallFacts, { index }: Handed): boolean {
  return name === 'setTimeout' && member !== undefined && index === 1;
}
