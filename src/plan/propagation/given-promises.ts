import type { CallFacts, CallGraph, FunctionId, Span } from '../../types';
import type { AwaitedCalls } from './awaited-calls';

/** Promises of code outside that functions return. */
export class GivenPromises {
  constructor(
    private readonly graph: CallGraph,
    private readonly calls: AwaitedCalls,
  ) {}

  /** The calls of code outside whose result, maybe a promise, a function returns. */
  in(id: FunctionId): CallFacts[] {
    return this.graph.program
      .callsIn(id)
      .filter(
        (call) => isGiven(call) && this.calls.mayPromiseIn(id, call) && this.calls.partsOf(id, call) === undefined,
      );
  }

  /**
   * Whether all that a function does itself is done before the promise that it returns, which may take time: its only
   * `return` is its last statement.
   */
  // Matches: async (id) => db.users.find(id)
  areLast(id: FunctionId): boolean {
    const { generator, index, block, body } = this.graph.program.fn(id);
    const { functions, returns, statements } = this.graph.program.fileOf(id);
    if (generator || functions.some(({ parent }) => parent === index)) return false;
    const outside = this.in(id);
    const isGiven = (value: Span | undefined): boolean =>
      outside.some(({ span }) => span.start === value?.start && span.end === value.end);
    if (!block) return isGiven(body);
    const own = returns.filter(({ fn }) => fn === index);
    const last = statements.find(({ fn, ends }) => fn === index && ends)?.items.at(-1);
    return own.length === 1 && own[0].span.start === last?.span.start && isGiven(own[0].value);
  }
}

/** The function returns what the call does, or does so under a condition. */
export function isGiven({ position }: CallFacts): boolean {
  return position.returned || position.chosen === true;
}
