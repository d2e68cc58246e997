import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FunctionId, Guard, Handed } from '../../types';
import { SCHEDULERS } from '../barriers/callbacks';
import { processListeners } from '../process-listeners';
import { isExecutor } from './executors';
import { sinkOf } from './sinks';
import { turnGuards } from './sockets';

/**
 * Callbacks of timers, emitters and the like, whose errors nobody handles: where the process is told of a rejection in another way,
 * they are thrown as before.
 */
// Matches: process.on('unhandledRejection', log); setTimeout(async () => save(await load()), 10);
export function processGuards(graph: CallGraph, id: FunctionId): readonly Guard[] {
  return leavingOf(graph, id)
    .filter((handed) => isWrappable(graph, handed))
    .map(({ call, index }) => ({
      file: pathOf(call),
      span: graph.program.call(call).args[index].span,
      by: { helper: 'thrownToProcess' },
    }));
}

/** Where a callback is handed out that cannot be wrapped there. */
export function isToldElsewhere(graph: CallGraph, id: FunctionId): boolean {
  return leavingOf(graph, id).some((handed) => !isWrappable(graph, handed));
}

function leavingOf(graph: CallGraph, id: FunctionId): readonly Handed[] {
  const isAsBefore = processListeners(graph).differs === undefined || graph.program.fn(id).async;
  if (isAsBefore || isTestFile(pathOf(id)) || turnGuards(graph, id)) return [];
  return (graph.callbacks.get(id) ?? []).filter(
    (handed) =>
      (handed.use.kind === 'unknown' || SCHEDULERS.has(handed.path)) &&
      !isExecutor(graph, handed) &&
      sinkOf(graph, handed) === undefined,
  );
}

/** A listener with a name may be removed by it; a timer is not. */
function isWrappable(graph: CallGraph, { call, index, fn, path }: Handed): boolean {
  const { kind, node } = graph.program.call(call).args[index];
  if (kind === 'function') return true;
  const { functions, others } = graph.valuesOf(call, node);
  return SCHEDULERS.has(path) && functions.length === 1 && functions[0] === fn && !others;
}
