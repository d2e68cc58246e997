import type { AwaitedOperand, CallFacts, CallGraph, FunctionId, Span } from '../../types';
import type { Waits } from '../propagation/waits';

/** A part of a function that runs under a lock. */
export interface Part {
  readonly fn: FunctionId;
  readonly span: Span;
  /** The lock, or a caller, waits for the promise that it returns. */
  readonly isWaitedFor: boolean;
}

/** The calls that a part of a function waits for, and other operands of `await`. */
export interface Waiting {
  readonly calls: ReadonlySet<CallFacts>;
  readonly others: readonly AwaitedOperand[];
}

/** At what a part waits, now and before, of those calls in it that run under the lock; undefined where that is not known. */
export function waitingIn(
  { program }: CallGraph,
  waits: Waits,
  { fn, span, isWaitedFor }: Part,
  calls: readonly CallFacts[],
): Waiting | undefined {
  const ends = waits.of(fn).filter((end) => end > span.start && end <= span.end);
  const awaited = calls.filter((call) => call.position.awaited && ends.includes(call.span.end));
  const given = isWaitedFor ? calls.filter((call) => !call.position.awaited && waits.mayGive(fn, call)) : [];
  // A `finally` runs beside what is returned.
  const isBeside = given.some(({ position }) => position.finishes);
  const { awaited: operands = [] } = program.fn(fn);
  const others = operands.filter(({ end }) => ends.includes(end));
  const isKnown = awaited.length + others.length === ends.length && !isBeside;
  return isKnown ? { calls: new Set([...awaited, ...given]), others } : undefined;
}
