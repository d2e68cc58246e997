import { memoisedWithin } from '../../memoised';
import type { CallGraph, CallId } from '../../types';
import type { Barrier } from './barriers';
import { changedBuiltIn } from './built-ins';
import { flowingRequest } from './flowing-requests';
import { lateListener } from './late-listeners';
import { changedProcess } from './process-state';
import { openTransaction } from './transactions';

const LOOKS = [lateListener, flowingRequest, openTransaction, changedProcess, changedBuiltIn];

/** Why some calls cannot wait where they stand, whatever their callers do; undefined when they can. */
export function waitBarrier(graph: CallGraph, waits: readonly CallId[]): Barrier | undefined {
  for (const look of LOOKS) {
    const barrier = look(graph, waits);
    if (barrier) return barrier;
  }
  return undefined;
}

/** The same for one call; memoised, because each plan of a review asks for all of them. */
export const callWaitBarrier = memoisedWithin((graph: CallGraph, call: CallId) => waitBarrier(graph, [call]));
