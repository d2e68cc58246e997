import { callId } from '../program';
import type { ArgumentFacts, CallFacts, CallGraph, CallId, FunctionId } from '../types';

/** Gives a promise that waits for nothing but what it is given. */
const COMBINES = /^Promise\.(?:all|allSettled|race|any|resolve)$/;

/** Answers a request, or makes something of what it has: what it gives is no promise. */
const AT_ONCE =
  /^(?:send|sendStatus|json|end|redirect|render|parse|stringify|join|map|filter|find|slice|concat|split|trim|replace|toString|keys|values|entries|get|has|includes|\w+Sync)$/;

/**
 * Tells for which of the `await`s that are there already others get their turn. Many async functions call only synchronous
 * ones: who awaits those goes on before anything else happens (ECMAScript, `Await`: a job, and Node runs all jobs before the
 * next event), so that a whole chain of them is one critical section.
 */
export class Waits {
  private readonly ends = new Map<FunctionId, readonly number[]>();
  private readonly blocking: ReadonlySet<CallId>;
  private waiting: ReadonlySet<FunctionId> | undefined;

  constructor(private readonly graph: CallGraph) {
    this.blocking = new Set(graph.blocking.map(({ id }) => id));
  }

  /** Ends of the awaits of a function that may take a while, in order. */
  of(id: FunctionId): readonly number[] {
    const known = this.ends.get(id) ?? this.graph.program.fn(id).awaits.filter((end) => this.takesTime(id, end));
    this.ends.set(id, known);
    return known;
  }

  /** Others may get their turn before a promise that the function gives is settled. */
  mayWait(id: FunctionId): boolean {
    this.waiting ??= this.whoWaits();
    return this.waiting.has(id);
  }

  /** The first await around a call, or behind it, may take a while. */
  isBefore(call: CallId): boolean {
    const { program } = this.graph;
    const caller = program.callerOf(call);
    const { end } = program.call(call).span;
    const own = Math.min(...program.fn(caller).awaits.filter((at) => at >= end));
    return this.of(caller).includes(own);
  }

  private takesTime(id: FunctionId, end: number): boolean {
    const calls = this.awaitedAt(id, end);
    return calls === undefined || calls.some((call) => this.calledBy(call).some((fn) => this.mayWait(fn)));
  }

  /** Those that wait for something outside, and whoever waits for them. */
  private whoWaits(): ReadonlySet<FunctionId> {
    const found = new Set<FunctionId>();
    const queue: FunctionId[] = [];
    for (const file of this.graph.program.all)
      for (const { index } of file.functions)
        if (this.waitsItself(`${file.path}#${index}`)) queue.push(`${file.path}#${index}`);
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const callers = (this.graph.to.get(id) ?? []).filter(({ call }) => isPassedOn(this.graph.program.call(call)));
      queue.push(...callers.map(({ caller }) => caller));
    }
    return found;
  }

  private waitsItself(id: FunctionId): boolean {
    const { generator, awaits } = this.graph.program.fn(id);
    if (generator || awaits.some((end) => this.awaitedAt(id, end) === undefined)) return true;
    return this.graph.program
      .callsIn(id)
      .some((call) => call.position.returned && !this.isAtOnce(call) && this.partsOf(id, call) === undefined);
  }

  private isAtOnce({ name, isNew }: CallFacts): boolean {
    return isNew ? name !== 'Promise' : AT_ONCE.test(name);
  }

  /** The calls of the project that an await waits for; undefined where it is something else. */
  private awaitedAt(id: FunctionId, end: number): readonly CallId[] | undefined {
    const call = this.graph.program.callsIn(id).find(({ span, position }) => position.awaited && span.end === end);
    return call && this.partsOf(id, call);
  }

  // Matches: load(), fs.readFileSync(file), Promise.all([load(), save()]), Promise.all(names.map(load))
  private partsOf(id: FunctionId, call: CallFacts): readonly CallId[] | undefined {
    if (!COMBINES.test(call.text)) return this.isInSight(idOf(id, call)) ? [idOf(id, call)] : undefined;
    const parts = call.args.flatMap((arg) => arg.elements ?? [arg]).map((arg) => this.callAt(id, arg));
    const calls = parts.flatMap((part) => (part === undefined ? [undefined] : [this.partsOf(id, part)]));
    return calls.some((found) => found === undefined) ? undefined : calls.flatMap((found) => found ?? []);
  }

  private callAt(id: FunctionId, { span: { start, end } }: ArgumentFacts): CallFacts | undefined {
    return this.graph.program.callsIn(id).find(({ span }) => span.start === start && span.end === end);
  }

  private isInSight(call: CallId): boolean {
    return this.blocking.has(call) || this.calledBy(call).length > 0;
  }

  /** The functions of the project that a call calls, itself or by the method that it hands them to. */
  calledBy(call: CallId): readonly FunctionId[] {
    const edges = this.graph.from.get(this.graph.program.callerOf(call)) ?? [];
    return edges.filter((edge) => edge.call === call).map(({ callee }) => callee);
  }
}

const waitsByGraph = new WeakMap<CallGraph, Waits>();

/** The one of a graph: whatever is planned, the program waits for the same. */
export function waitsOf(graph: CallGraph): Waits {
  const waits = waitsByGraph.get(graph) ?? new Waits(graph);
  waitsByGraph.set(graph, waits);
  return waits;
}

/** Its function waits for what it gives, or gives that to whoever calls it. */
export function isPassedOn({ position: { awaited, returned, fate } }: CallFacts): boolean {
  return awaited || returned || fate === 'awaited' || fate === 'returned';
}

function idOf(fn: FunctionId, { index }: CallFacts): CallId {
  return callId(fn.slice(0, fn.lastIndexOf('#')), index);
}
