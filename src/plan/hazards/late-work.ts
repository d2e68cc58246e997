import type { CallFacts, FunctionId } from '../../types';
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
