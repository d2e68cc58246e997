import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Span } from '../../types';
import { isMet } from '../barriers/barriers';
import { isAlwaysMet } from '../branches';
import { isPassedOn } from '../barriers/positions';

/** Combinators of promises, which wait only for what they are given. */
const COMBINES = /^Promise\.(?:all|allSettled|race|any)$/;

/** Methods that return a promise for the result of their callback. */
export const CONTINUES = /^(?:then|catch|finally)$/;

/** Calls that send a response or convert data: their result is no promise. */
const AT_ONCE =
  /^(?:send|sendStatus|json|end|redirect|render|parse|stringify|join|map|filter|find|slice|concat|split|trim|replace|toString|keys|values|entries|get|has|includes|\w+Sync)$/;

/**
 * Tells at which existing `await`s other requests can run. Awaiting an async function that only calls synchronous ones
 * continues before any other event (ECMAScript, `Await`: a job, and Node runs all jobs before the next event), so that
 * a whole chain of them is one critical section.
 */
export class Waits {
  private readonly ends = new Map<FunctionId, readonly number[]>();
  private readonly blocking: ReadonlySet<CallId>;
  private waiting: ReadonlySet<FunctionId> | undefined;

  constructor(private readonly graph: CallGraph) {
    this.blocking = new Set(graph.blocking.map(({ id }) => id));
  }

  /** The ends of the awaits of a function that may take time, in order. */
  of(id: FunctionId): readonly number[] {
    const known = this.ends.get(id) ?? this.graph.program.fn(id).awaits.filter((end) => this.takesTime(id, end));
    this.ends.set(id, known);
    return known;
  }

  /** The ends of its other awaits, at which no event can come in between. */
  idleIn(id: FunctionId): readonly number[] {
    const busy = this.of(id);
    return this.graph.program.fn(id).awaits.filter((end) => !busy.includes(end));
  }

  /** Whether every path between two offsets that passes `via` has such a wait (-1: the start, `Infinity`: the end). */
  isBetween(id: FunctionId, first: number, second: number, via = first): boolean {
    const ends = this.of(id).filter((end) => end > first && end < second);
    return isAlwaysMet(this.graph.program, id, ends, [first, via, second]);
  }

  /** Whether other requests may run before the promise of the function settles. */
  mayWait(id: FunctionId): boolean {
    this.waiting ??= this.whoWaits();
    return this.waiting.has(id);
  }

  /** Whether the first await around a call, or behind it, may take time. */
  isBefore(call: CallId): boolean {
    const { program } = this.graph;
    const caller = program.callerOf(call);
    const { end } = program.call(call).span;
    const own = Math.min(...program.fn(caller).awaits.filter((at) => at >= end));
    return this.of(caller).includes(own);
  }

  /** Whether the code behind a call (it ends at `at`) runs after a wait: behind its `await`, or in a `then`. */
  takesTimeAt(id: FunctionId, call: CallId, at: number): boolean {
    const { promised } = this.graph.program.call(call).position;
    return this.of(id).includes(at) || (promised && this.waitsFor(call));
  }

  /** The call whose promise a chain of `then`s continues, and whether it may take time. */
  beginningOf(id: FunctionId, chain: CallId): { readonly call?: CallId; readonly takesTime: boolean } {
    const { member } = this.graph.program.call(chain);
    const call = member && this.callAt(id, member.object);
    if (!call) return { takesTime: true };
    const self = callId(pathOf(id), call.index);
    if (CONTINUES.test(call.name) && call.member) return this.beginningOf(id, self);
    const parts = this.partsOf(id, call);
    return { call: self, takesTime: parts === undefined || parts.some((part) => this.waitsFor(part)) };
  }

  private waitsFor(call: CallId): boolean {
    return this.calledBy(call).some((fn) => this.mayWait(fn));
  }

  private takesTime(id: FunctionId, end: number): boolean {
    const calls = this.awaitedAt(id, end);
    return calls === undefined || calls.some((call) => this.waitsFor(call));
  }

  /** A fixpoint: functions that wait for something outside, and those that wait for them. */
  private whoWaits(): ReadonlySet<FunctionId> {
    const found = new Set<FunctionId>();
    const queue: FunctionId[] = [];
    for (const file of this.graph.program.all)
      for (const { index } of file.functions)
        if (this.waitsItself(`${file.path}#${index}`)) queue.push(`${file.path}#${index}`);
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const callers = (this.graph.to.get(id) ?? []).filter(({ call }) =>
        isPassedOn(this.graph.program.call(call).position),
      );
      queue.push(...callers.map(({ caller }) => caller));
    }
    return found;
  }

  private waitsItself(id: FunctionId): boolean {
    const { generator, awaits } = this.graph.program.fn(id);
    if (generator || awaits.some((end) => this.awaitedAt(id, end) === undefined)) return true;
    // Matches: (resolve) => resolve(value), whose result nobody gets
    if (this.isExecutor(id)) return false;
    return this.graph.program
      .callsIn(id)
      .some((call) => call.position.returned && !this.isAtOnce(call) && this.partsOf(id, call) === undefined);
  }

  private isExecutor(id: FunctionId): boolean {
    const { argumentOf } = this.graph.program.fn(id);
    const call = argumentOf && this.graph.program.call(callId(pathOf(id), argumentOf.call));
    return call?.isNew === true && call.name === 'Promise';
  }

  private isAtOnce({ name, isNew }: CallFacts): boolean {
    return isNew ? name !== 'Promise' : AT_ONCE.test(name);
  }

  /** The calls of the project that an await waits for; undefined where it waits for something else. */
  private awaitedAt(id: FunctionId, end: number): readonly CallId[] | undefined {
    const call = this.graph.program.callsIn(id).find(({ span, position }) => position.awaited && span.end === end);
    return call && this.partsOf(id, call);
  }

  // Matches: load(), fs.readFileSync(file), Promise.all([load(), save()]), Promise.all(names.map(load)), load().then(show)
  private partsOf(id: FunctionId, call: CallFacts): readonly CallId[] | undefined {
    const self = callId(pathOf(id), call.index);
    if (this.blocking.has(self)) return [self];
    if (CONTINUES.test(call.name) && call.member) return this.joined([self], [this.callAt(id, call.member.object)], id);
    if (call.isNew && call.name === 'Promise') return this.isMadeAtOnce(id, call) ? [self] : undefined;
    const given = call.args.flatMap((arg) => arg.elements ?? [arg]).map((arg) => this.callAt(id, arg.span));
    if (call.text === 'Promise.resolve')
      return this.joined(
        [],
        given.filter((one) => one && !this.isAtOnce(one)),
        id,
      );
    if (COMBINES.test(call.text)) return this.joined([], given, id);
    return this.isInSight(self) ? [self] : undefined;
  }

  // Matches: new Promise((resolve, reject) => { …; resolve(value); }), and not: (resolve) => setTimeout(resolve, 100)
  private isMadeAtOnce(id: FunctionId, { index, span }: CallFacts): boolean {
    const file = this.graph.program.fileOf(id);
    const executor = file.functions.find(({ argumentOf }) => argumentOf?.call === index);
    if (!executor) return false;
    const settles = (text: string): boolean => executor.params.includes(text);
    const inside = file.calls.filter((call) => call.span.start > span.start && call.span.end < span.end);
    const settling = inside.filter((call) => settles(call.text) || call.args.some((arg) => settles(arg.text)));
    return settling.length > 0 && settling.every((call) => call.fn === executor.index && settles(call.text));
  }

  private joined(own: readonly CallId[], given: readonly (CallFacts | undefined)[], id: FunctionId) {
    const parts = given.map((call) => call && this.partsOf(id, call));
    return parts.every((part) => part !== undefined) ? [...own, ...parts.flat()] : undefined;
  }

  private callAt(id: FunctionId, { start, end }: Span): CallFacts | undefined {
    return this.graph.program.callsIn(id).find(({ span }) => span.start === start && span.end === end);
  }

  /** Only functions of the project are called, before the call returns. */
  private isInSight(call: CallId): boolean {
    const edges = this.edgesOf(call);
    const isOutside = (this.graph.outside.get(call)?.size ?? 0) > 0;
    return edges.length > 0 && edges.every((edge) => (edge.kind === 'callback' ? isMet(this.graph, edge) : !isOutside));
  }

  /** The functions of the project that a call calls, directly or through a method such as `map`. */
  calledBy(call: CallId): readonly FunctionId[] {
    return this.edgesOf(call).map(({ callee }) => callee);
  }

  /** The edges of a call, directly or through a method such as `map`. */
  edgesOf(call: CallId): readonly Edge[] {
    const edges = this.graph.from.get(this.graph.program.callerOf(call)) ?? [];
    return edges.filter((edge) => edge.call === call);
  }
}

const waitsByGraph = new WeakMap<CallGraph, Waits>();

/** Memoised per graph: plans do not change existing waits. */
export function waitsOf(graph: CallGraph): Waits {
  const waits = waitsByGraph.get(graph) ?? new Waits(graph);
  waitsByGraph.set(graph, waits);
  return waits;
}
