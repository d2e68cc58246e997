import { callId, pathOf } from '../../program';
import type { BlockingCall, CallGraph, Entry, FunctionId } from '../../types';
import { fileAt, mayAlias, type Location } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

/**
 * Writes that wait, to a file that a listener of a signal writes, too: that one must be done at once, so it does not queue
 * behind those that are under way, and what they write ends later, although it is older.
 */
// Matches: app.post('/n', () => { state.n += 1; save(); }); process.on('SIGTERM', () => { state.clean = true; save(); server.close(); });
export function overtakingWrites(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const atOnce = writesAtOnce(graph);
  if (atOnce.length === 0) return [];
  return closures.flatMap(({ finding: { id, blocking }, owner }) => {
    const files = filesOf(graph, blocking);
    const other = atOnce.find((one) => files.some((file) => one.files.some((same) => mayAlias(file, same))));
    if (!other) return [];
    const at = graph.program.at(other.id);
    const message = `the write of ${files[0].name} may end after one at ${at} that came later, and does not wait`;
    return [{ fn: owner, hazard: { code: 'interleaving', message, at, findings: [id] } }];
  });
}

/** The writes of fixed files in listeners of signals, and in what they call. */
function writesAtOnce(graph: CallGraph): { readonly id: string; readonly files: readonly Location[] }[] {
  const reached = new Set<FunctionId>(graph.entries.filter((entry) => isForSignal(graph, entry)).map(({ fn }) => fn));
  // The set grows while it is iterated: a work list.
  for (const fn of reached) for (const { callee } of graph.from.get(fn) ?? []) reached.add(callee);
  const blocking = new Map(graph.blocking.map((one) => [one.id, one]));
  return [...reached]
    .flatMap((fn) => graph.program.callsIn(fn).map(({ index }) => blocking.get(callId(pathOf(fn), index))))
    .flatMap((one) => (one ? [{ id: one.id, files: filesOf(graph, one) }] : []));
}

// Matches: process.on('SIGTERM', stop), and not: process.on('message', work), which waits in a process of its own
function isForSignal({ program }: CallGraph, { sync, call }: Entry): boolean {
  return sync === 'process-event' && call !== undefined && /^SIG/.test(program.call(call).args[0].value ?? '');
}

function filesOf(graph: CallGraph, { id, method }: BlockingCall): readonly Location[] {
  return method.effect === 'write' ? graph.pathsOf(id, 0).map(fileAt).filter(isOneFile) : [];
}
