import type { CallGraph, CallId, SkipCode } from '../../types';

/** Reasons of entries whose caller is known not to wait. */
const AT_ONCE: ReadonlySet<string | undefined> = new Set(['framework-sync', 'process-event']);

/**
 * Why a call in an async function cannot wait: what the function does before its first wait is done at once for a caller
 * that uses nothing else of it. Undefined where no such caller is known.
 */
// Matches: process.on('exit', async () => { fs.writeFileSync(file, state); })
export function atOnceBarrier({ program, entries }: CallGraph, call: CallId): SkipCode | undefined {
  const fn = program.callerOf(call);
  if (!program.fn(fn).async) return undefined;
  const entry = entries.find(({ fn: id, sync }) => id === fn && AT_ONCE.has(sync));
  return entry?.sync as SkipCode | undefined;
}
