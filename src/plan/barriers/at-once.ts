import type { CallGraph, CallId, SkipCode } from '../../types';
import { entriesOf } from '../graph-index';

/** Reasons of entries whose caller is known not to wait. */
const AT_ONCE: ReadonlySet<string | undefined> = new Set(['framework-sync', 'process-event']);

/**
 * Why a call in an async function cannot wait: what the function does before its first wait is done at once for a caller
 * that uses nothing else of it. Undefined where no such caller is known.
 */
// Matches: process.on('exit', async () => { fs.writeFileSync(file, state); })
export function atOnceBarrier(graph: CallGraph, call: CallId): SkipCode | undefined {
  const fn = graph.program.callerOf(call);
  if (!graph.program.fn(fn).async) return undefined;
  const entry = entriesOf(graph, fn).find(({ sync }) => AT_ONCE.has(sync));
  return entry?.sync as SkipCode | undefined;
}
