import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Entry, FunctionId } from '../../types';
import { isAlwaysMet } from '../branches';

/**
 * Where a function ends the process after one of these calls, as `file:line`: data must be on the disk by then, and
 * only a synchronous write guarantees that.
 */
export function exitAfter(graph: CallGraph, calls: Iterable<CallId>): string | undefined {
  for (const id of calls) {
    const call = graph.program.call(id);
    const exit = graph.program.fileOf(id).calls.find((other) => endsAfter(other, call));
    if (exit) return graph.program.at(callId(pathOf(id), exit.index));
  }
  return undefined;
}

/** An exit in the error handler of something that starts after the call does not count. */
function endsAfter({ fn, text, span, position }: CallFacts, call: CallFacts): boolean {
  const isBehind = fn === call.fn && text === 'process.exit' && span.start >= call.span.end;
  return isBehind && (position.catches ?? 0) < call.span.end;
}

/** Tells where the process ends before any other code can run. Nobody observes what is done there. */
// Matches: save(); process.exit(0), process.on('exit', () => save())
export class LastActs {
  /** The functions that only the end of the process runs. */
  private readonly listeners: ReadonlySet<FunctionId>;
  private readonly exits: ReadonlyMap<FunctionId, readonly CallFacts[]>;
  /** Where functions wait or return; memoised, because each event of a function is asked about. */
  private readonly leaves = new Map<FunctionId, readonly number[]>();

  /** `suspends`: calls that become awaited. */
  constructor(
    private readonly graph: CallGraph,
    private readonly suspends: ReadonlySet<CallId>,
  ) {
    this.listeners = listenersIn(graph);
    this.exits = exitsIn(graph);
  }

  /** Whether the function does anything that is followed by the end of the process. */
  isIn(fn: FunctionId): boolean {
    return this.listeners.has(fn) || this.exits.has(fn);
  }

  /** Whether the process ends in the same turn of the event loop, on every path after an offset of the function. */
  isBehind(fn: FunctionId, at: number): boolean {
    if (this.listeners.has(fn)) return true;
    const ends = (this.exits.get(fn) ?? []).map(({ span }) => span.end).filter((end) => end > at);
    return ends.some((end) => !this.isLeftWithin(fn, at, end)) && isAlwaysMet(this.graph.program, fn, ends, [at]);
  }

  /** Whether the function may wait or return between two offsets. */
  private isLeftWithin(fn: FunctionId, first: number, last: number): boolean {
    const ends = this.leaves.get(fn) ?? this.leavesOf(fn);
    this.leaves.set(fn, ends);
    return ends.some((end) => end >= first && end <= last);
  }

  private leavesOf(fn: FunctionId): readonly number[] {
    const { program } = this.graph;
    const { index, awaits } = program.fn(fn);
    const waiting = program.callsIn(fn).filter((call) => this.suspends.has(callId(pathOf(fn), call.index)));
    const returns = program.fileOf(fn).returns.filter((one) => one.fn === index);
    return [...awaits, ...[...waiting, ...returns].map(({ span }) => span.end)];
  }
}

function exitsIn({ program }: CallGraph): Map<FunctionId, CallFacts[]> {
  const exits = new Map<FunctionId, CallFacts[]>();
  for (const file of program.all)
    for (const call of file.calls.filter(({ text }) => text === 'process.exit')) {
      const fn = program.callerOf(callId(file.path, call.index));
      exits.set(fn, [...(exits.get(fn) ?? []), call]);
    }
  return exits;
}

function listenersIn(graph: CallGraph): Set<FunctionId> {
  const atExit = graph.entries.filter((entry) => isForExit(graph, entry)).map(({ fn }) => fn);
  const others = new Set(graph.entries.filter((entry) => !isForExit(graph, entry)).map(({ fn }) => fn));
  return new Set(atExit.filter((fn) => !others.has(fn) && !graph.escaped.has(fn) && !graph.to.get(fn)?.length));
}

function isForExit({ program }: CallGraph, { sync, call }: Entry): boolean {
  return sync === 'process-event' && call !== undefined && program.call(call).args[0].value === 'exit';
}
