import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId } from '../../types';
import { boundariesOf, isAlwaysMet } from '../branches';
import { AwaitedCalls, CONTINUES } from './awaited-calls';
import { BodyReads } from './body-reads';
import { GivenPromises, isGiven } from './given-promises';
import { Intervals } from './intervals';
import { linksBefore } from './links';
import { SureWaits } from './sure-waits';
import { whoWaits } from './waiting-functions';

const NONE: readonly number[] = [];

/** Where a chain of `then`s begins. */
interface Beginning {
  readonly call?: CallId;
  readonly takesTime: boolean;
}

/** What was asked about the offsets of a function; of a long one, tens of thousands of times. */
interface Asked {
  readonly intervals: Intervals;
  readonly answers: Map<number, boolean>;
}

/**
 * Tells at which existing `await`s other requests can run. Awaiting an async function that only calls synchronous ones
 * continues before any other event (ECMAScript, `Await`: a job, and Node runs all jobs before the next event), so that
 * a whole chain of them is one critical section.
 */
export class Waits {
  private readonly ends = new Map<FunctionId, readonly number[]>();
  private readonly calls: AwaitedCalls;
  private readonly given: GivenPromises;
  private readonly sure: SureWaits;
  /** What these are where bodies are there at once, if the program reads any. */
  private readonly longer: Waits | undefined;
  private waiting: ReadonlySet<FunctionId> | undefined;
  private readonly asked = new Map<FunctionId, Asked>();

  /** `bodies`: what reads them is taken to wait for nothing. */
  constructor(
    private readonly graph: CallGraph,
    private readonly bodies?: BodyReads,
  ) {
    this.calls = new AwaitedCalls(graph);
    this.given = new GivenPromises(graph, this.calls);
    this.sure = new SureWaits(graph, this.calls, this.given, (id) => this.of(id));
    const all = bodies ? undefined : new BodyReads(graph);
    this.longer = all?.areThere() ? new Waits(graph, all) : undefined;
  }

  /** The ends of the awaits of a function that may take time, in order. */
  of(id: FunctionId): readonly number[] {
    const known = this.ends.get(id) ?? this.graph.program.fn(id).awaits.filter((end) => this.takesTime(id, end));
    this.ends.set(id, known);
    return known;
  }

  /** Those of them at which others may run, but mostly do not: what is waited for is the body of the request. */
  briefIn(id: FunctionId): readonly number[] {
    if (this.longer === undefined) return NONE;
    const long = this.longer.of(id);
    return this.of(id).filter((end) => !long.includes(end));
  }

  /** The ends of its other awaits, at which no event can come in between. */
  idleIn(id: FunctionId): readonly number[] {
    const busy = this.of(id);
    return this.graph.program.fn(id).awaits.filter((end) => !busy.includes(end));
  }

  /** Whether every path between two offsets that passes `via` has such a wait (-1: the start, `Infinity`: the end). */
  isBetween(id: FunctionId, first: number, second: number, via = first): boolean {
    const ends = (this.longer ?? this).sure.in(id).filter((end) => end > first && end < second);
    if (ends.length === 0) return false;
    const { intervals, answers } = this.askedIn(id);
    const key = [first, via, second].reduce((sum, offset) => sum * intervals.size + intervals.of(offset), 0);
    const answer = answers.get(key) ?? isAlwaysMet(this.graph.program, id, ends, [first, via, second]);
    answers.set(key, answer);
    return answer;
  }

  private askedIn(id: FunctionId): Asked {
    const known = this.asked.get(id) ?? {
      intervals: new Intervals([...boundariesOf(this.graph.program, id), ...this.of(id)]),
      answers: new Map(),
    };
    this.asked.set(id, known);
    return known;
  }

  /** Whether other requests may run before the promise of the function settles. */
  mayWait(id: FunctionId): boolean {
    this.waiting ??= whoWaits(this.graph, this.calls, this.given, {
      isReader: (fn) => this.bodies?.isReader(fn) === true,
      isOver: (fn, end) => this.isSettled(fn, end) || this.isOfBody(fn, end),
    });
    return this.waiting.has(id);
  }

  /** Whether the first await around a call, or after it, may take time. */
  isBefore(call: CallId): boolean {
    const { program } = this.graph;
    const caller = program.callerOf(call);
    const { end } = program.call(call).span;
    const own = Math.min(...program.fn(caller).awaits.filter((at) => at >= end));
    return this.of(caller).includes(own);
  }

  /** Whether the code after a call (it ends at `at`) runs after a wait: after its `await`, or in a `then`. */
  takesTimeAt(id: FunctionId, call: CallId, at: number): boolean {
    const { promised } = this.graph.program.call(call).position;
    return this.of(id).includes(at) || (promised && this.waitsFor(call));
  }

  /** The call whose promise a chain of `then`s continues, and whether it takes time for sure. */
  beginningOf(id: FunctionId, chain: CallId, seen = new Set<CallId>()): Beginning {
    seen.add(chain);
    const made = linksBefore(this.graph, id, this.graph.program.call(chain));
    const found = made
      .filter(({ index }) => !seen.has(callId(pathOf(id), index)))
      .map((call) => this.beginningAt(id, call, seen));
    return { call: found[0]?.call, takesTime: found.every(({ takesTime }) => takesTime) };
  }

  private beginningAt(id: FunctionId, call: CallFacts, seen: Set<CallId>): Beginning {
    const self = callId(pathOf(id), call.index);
    if (CONTINUES.test(call.name) && call.member) return this.beginningOf(id, self, seen);
    const parts = this.calls.partsOf(id, call);
    return { call: self, takesTime: parts === undefined || parts.some((part) => this.sure.isSure(part)) };
  }

  private waitsFor(call: CallId): boolean {
    return this.calledBy(call).some((fn) => this.mayWait(fn));
  }

  private takesTime(id: FunctionId, end: number): boolean {
    if (this.isSettled(id, end) || this.isOfBody(id, end)) return false;
    const calls = this.calls.awaitedAt(id, end);
    return calls === undefined || calls.some((call) => this.waitsFor(call));
  }

  private isOfBody(id: FunctionId, end: number): boolean {
    const call = this.bodies && this.calls.endingAt(id, end);
    return call !== undefined && this.bodies?.isRead(id, call) === true;
  }

  /** Whether what is awaited is no promise. */
  private isSettled(id: FunctionId, end: number): boolean {
    const { awaited = [] } = this.graph.program.fn(id);
    return awaited.some((operand) => operand.settled && operand.end === end);
  }

  /** Whether all that a function does itself is done before the promise that it returns, which may take time. */
  endsInWait(id: FunctionId): boolean {
    return this.given.areLast(id);
  }

  /** Whether a function returns the result of a call that may be a promise which takes time. */
  mayGive(id: FunctionId, call: CallFacts): boolean {
    const isOfProject = isGiven(call) && this.waitsFor(callId(pathOf(id), call.index));
    return isOfProject || this.given.in(id).includes(call);
  }

  /** The functions of the project that a call calls, directly or through a method such as `map`. */
  calledBy(call: CallId): readonly FunctionId[] {
    return this.edgesOf(call).map(({ callee }) => callee);
  }

  /** The edges of a call, directly or through a method such as `map`. */
  edgesOf(call: CallId): readonly Edge[] {
    return this.calls.edgesOf(call);
  }
}

const waitsByGraph = new WeakMap<CallGraph, Waits>();

/** Memoised per graph: plans do not change existing waits. */
export function waitsOf(graph: CallGraph): Waits {
  const waits = waitsByGraph.get(graph) ?? new Waits(graph);
  waitsByGraph.set(graph, waits);
  return waits;
}
