import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { isAlwaysMet } from '../branches';
import type { AwaitedCalls } from './awaited-calls';
import type { GivenPromises } from './given-promises';

/**
 * Tells which functions wait on every path, whatever they are given: a helper that only waits where there is something to do
 * may be over before any other event, and then its caller is one piece.
 */
// Matches: async (line) => { await append(line); }, and not: async (line) => { if (isOn) await append(line); }
export class SureWaits {
  private readonly known = new Map<FunctionId, boolean>();
  private readonly ends = new Map<FunctionId, readonly number[]>();

  /** `endsOf` gives the ends of the awaits of a function that may take time. */
  constructor(
    private readonly graph: CallGraph,
    private readonly calls: AwaitedCalls,
    private readonly given: GivenPromises,
    private readonly endsOf: (id: FunctionId) => readonly number[],
  ) {}

  /** The ends of the awaits of a function that take time for sure. */
  in(id: FunctionId): readonly number[] {
    const known = this.ends.get(id) ?? this.endsIn(id);
    this.ends.set(id, known);
    return known;
  }

  private endsIn(id: FunctionId): readonly number[] {
    return this.endsOf(id).filter((end) => {
      const awaited = this.calls.awaitedAt(id, end);
      return awaited === undefined || awaited.some((call) => this.isSure(call));
    });
  }

  /** Whether the functions that a call calls all wait. A method that calls back may have nothing to do so for. */
  isSure(call: CallId): boolean {
    const edges = this.calls.edgesOf(call);
    return edges.length > 0 && edges.every(({ kind, callee }) => kind !== 'callback' && this.waits(callee));
  }

  private waits(id: FunctionId): boolean {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    // Until it is known, so that recursion ends.
    this.known.set(id, false);
    const { async, generator } = this.graph.program.fn(id);
    // One that is not async leaves it to its driver to wait; an async one may have nothing to wait for.
    const waits = (generator && !async) || this.isMetAtExits(id);
    this.known.set(id, waits);
    return waits;
  }

  private isMetAtExits(id: FunctionId): boolean {
    const { block, index } = this.graph.program.fn(id);
    const [awaits, given] = [this.endsIn(id), this.returnedIn(id)];
    if (!block) return given.length > 0 || this.isMetBefore(id, awaits, Infinity);
    const { returns, statements } = this.graph.program.fileOf(id);
    const own = returns.filter(({ fn }) => fn === index);
    const last = statements.find(({ fn, ends }) => fn === index && ends)?.items.at(-1);
    const isPassed = own.every(({ span }) => span.start !== last?.span.start);
    return (
      own.every(({ span }) => this.isMetBefore(id, [...awaits, ...given], span.end)) &&
      (!isPassed || this.isMetBefore(id, awaits, Infinity))
    );
  }

  /** Whether every path to an offset comes by one of the ends. */
  private isMetBefore(id: FunctionId, ends: readonly number[], exit: number): boolean {
    const before = ends.filter((end) => end <= exit);
    return isAlwaysMet(this.graph.program, id, before, [-1, -1, exit]);
  }

  /** The ends of calls whose promise a function returns, and that take time for sure. */
  private returnedIn(id: FunctionId): readonly number[] {
    const outside = this.given.in(id);
    const isSure = (call: CallFacts): boolean => outside.includes(call) || this.isSure(callId(pathOf(id), call.index));
    return this.graph.program
      .callsIn(id)
      .filter((call) => call.position.returned && isSure(call))
      .map(({ span }) => span.end);
  }
}
