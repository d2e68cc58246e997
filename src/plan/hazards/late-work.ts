import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { isAlwaysMet } from '../branches';
import type { Closure } from '../propagation/closure';
import { pausesOf } from '../propagation/pauses';
import type { Held } from './held-objects';

/** A function whose work now ends later. */
export interface Late {
  readonly fn: FunctionId;
  /** Its promise does not cover that work. */
  readonly isLost: boolean;
  /** It returned a promise before, so that several calls of it run at the same time where nobody waits for each. */
  readonly isAsync: boolean;
  /** What its callers have, too. */
  readonly held: readonly Held[];
  /** That work is in a function each call of which waits for those before it to be over, because of a lock. */
  readonly isQueued: boolean;
}

/** Equal for functions of which the callers are asked the same. */
export function keyOf({ fn, isLost, isAsync, isQueued, held }: Late): string {
  const objects = held.map(({ local, changes }) => `${local.declared}${changes ? '!' : ''}`);
  return [fn, isLost, isAsync, isQueued, ...objects].join(' ');
}

/** Functions whose work used to be done when their call returned. */
export function lateFunctions(graph: CallGraph, { finding, awaits, loops, resumed, async }: Closure): FunctionId[] {
  const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed]);
  return [...async, ...waits.filter(({ fn, start }) => isAtOnce(graph, fn, start)).map(({ fn }) => fn)];
}

/** The function waited for nothing before an offset. */
export function isAtOnce({ program }: CallGraph, fn: FunctionId, start: number): boolean {
  const ends = program.fn(fn).awaits.filter((end) => end <= start);
  return !isAlwaysMet(program, fn, ends, [-1, start]);
}

export function messageOf(call: CallFacts, isReordered: boolean): string {
  return isReordered
    ? `the callbacks of ${nameOf(call)} now run concurrently, and what they add may come in another order`
    : `the work of ${nameOf(call)} now ends later, and the code after it does not wait for that`;
}

const MAX_TEXT = 80;

/** The callee as written, unless that is a whole function. */
// Matches: load, (async () => { … })
function nameOf({ text }: CallFacts): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()} …` : text;
}
