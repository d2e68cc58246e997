import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId, FunctionId, Handed } from '../types';
import { SCHEDULERS } from './callbacks';
import { isWaitedFor } from './executors';
import { callsAgain, callsBefore, type Loop } from './leads-to';
import type { Pause } from './pauses';
import { isPassedOn } from './positions';
import { ERROR_FIRST } from './tasks';
import { waitsOf } from './waits';

/** A call, and the functions that run as soon as its own function waits, because it was given them or began them. */
export interface Begun {
  readonly path: string;
  readonly call: CallFacts;
  readonly fns: readonly FunctionId[];
}

const LISTENS = /^(?:on|once|addListener|prependListener|prependOnceListener)$/;
/** What happens seldom, and ends what was going on. */
const SELDOM: ReadonlySet<string | undefined> = new Set(['close', 'aborted', 'abort', 'error', 'timeout']);
/** From so many milliseconds on a timer waits for what went wrong, and not for the next turn. */
const FAR_OFF = 1000;
/** Who calls back through others is followed so far. */
const MAX_HOPS = 3;

/** Finds what a function gave away to be called later, when it waits for the first time after that. */
export class Registrations {
  constructor(private readonly graph: CallGraph) {}

  /** Those before a pause. What was given away before an `await` of old may have been called meanwhile, and always could. */
  before(pause: Pause): readonly Begun[] {
    return this.begunBy(pause.fn, callsBefore(this.graph, pause));
  }

  /** Those in the turns of a loop that waits in each of them. */
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
    return [...later, ...this.goingOn(id)];
  }

  /** Functions that a call begins, and that go on when it is over. */
  // Matches: send(report) of an async function send that waits
  private goingOn(id: CallId): readonly FunctionId[] {
    const waits = waitsOf(this.graph);
    return [...(this.graph.targets.get(id) ?? [])].filter((fn) => waits.of(fn).length > 0);
  }

  /** Whether the call makes somebody call it in another turn: itself, or a function that hands it on. */
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
    if (SCHEDULERS.has(handed.path)) return !isFarOff(call);
    if (LISTENS.test(call.name) && handed.index === 1) return !SELDOM.has(call.args[0]?.value);
    if (handed.use.kind === 'settled') return call.name !== 'catch' && !isWaitedFor(this.graph, handed.call, call);
    const isLast = handed.index === call.args.length - 1;
    const [first = ''] = this.graph.program.fn(handed.fn).params;
    return handed.use.kind === 'unknown' && isLast && ERROR_FIRST.test(first);
  }
}

// Matches: setTimeout(giveUp, 30000)
function isFarOff({ args }: CallFacts): boolean {
  return args[1]?.kind === 'number' && Number(args[1].text) >= FAR_OFF;
}
