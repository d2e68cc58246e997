import { callId, functionId, pathOf } from '../../program';
import type { AwaitedOperand, CallFacts, CallGraph, FunctionId, Span } from '../../types';
import { lateBehind } from '../barriers/late-listeners';
import type { UsesOf } from './uses-under-lock';

/** Tells what is awaited without being called there: modules, and promises that the function has made before. */
export class AwaitedOperands {
  constructor(private readonly graph: CallGraph) {}

  /** Whether a lock may be released while a function awaits these operands. */
  areFree(fn: FunctionId, operands: readonly AwaitedOperand[], uses: UsesOf): boolean {
    return operands.every(
      (one) =>
        (one.loads ? this.isLoaded(fn, uses) : this.isMadeApart(fn, one, uses)) &&
        lateBehind(this.graph, { fn, start: one.start, end: one.end }) === undefined,
    );
  }

  /** What runs when a module is first loaded does not need the lock. */
  // Matches: await import('./mail')
  private isLoaded(fn: FunctionId, { isTied }: UsesOf): boolean {
    const loaded = this.graph.loads.filter(({ from }) => from === fn).map(({ to }) => functionId(to, 0));
    return !loaded.some(isTied);
  }

  /** The promise is that of one call, and what that starts does not use what the lock protects. */
  // Matches: await sent, where const sent = send(message)
  private isMadeApart(fn: FunctionId, { start }: AwaitedOperand, { isTied, isUse }: UsesOf): boolean {
    const { index } = this.graph.program.fn(fn);
    const made = this.graph.program.fileOf(fn).keeps.filter((kept) => kept.fn === index && kept.until === start);
    const [call] = made.flatMap(({ value }) => this.graph.program.callsIn(fn).filter(isAt(value)));
    if (made.length !== 1 || !call) return false;
    const id = callId(pathOf(fn), call.index);
    const started = (this.graph.from.get(fn) ?? []).filter((edge) => edge.call === id).map(({ callee }) => callee);
    return !isUse(id) && !started.some(isTied);
  }
}

function isAt({ start, end }: Span): (call: CallFacts) => boolean {
  return ({ span }) => span.start === start && span.end === end;
}
