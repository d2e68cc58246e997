import { isBuiltin } from 'node:module';
import { isWithin, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId, FunctionId, Guard, Handed } from '../../types';
import { SCHEDULERS } from '../barriers/callbacks';
import { entriesOf } from '../graph-index';
import { isLastListener } from '../hazards/listeners';
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
  return [...(graph.callbacks.get(id) ?? []), ...jobsOf(graph, id)].filter(
    (handed) =>
      (handed.use.kind === 'unknown' || SCHEDULERS.has(handed.path)) &&
      !isExecutor(graph, handed) &&
      sinkOf(graph, handed) === undefined,
  );
}

/** Where a function is given to a timer or a scheduler. */
// Matches: setInterval(clean, 60000), new CronJob('0 0 * * *', clean)
function jobsOf(graph: CallGraph, fn: FunctionId): readonly Handed[] {
  return entriesOf(graph, fn).flatMap(({ context, call, arg }): Handed[] => {
    if (context !== 'background_path' || call === undefined || !arg) return [];
    const { args, text } = graph.program.call(call);
    const index = args.findIndex(({ span }) => isWithin(span, arg.span));
    return index < 0 ? [] : [{ fn, call, index, path: text, use: { kind: 'unknown' } }];
  });
}

/**
 * A package may run its callback in a promise, so that it rejects one whatever the callback is; and a listener with a name may be
 * removed by that, which a timer is not.
 */
// Matches: setTimeout(save, 10), fs.readFile(file, (error, text) => …), file.on('end', () => …), and not: cache.get(key, (error) => …)
function isWrappable(graph: CallGraph, handed: Handed): boolean {
  const { call, index, fn, path } = handed;
  if (!isOfNode(graph, call) && !SCHEDULERS.has(path) && !isLastListener(graph, handed)) return false;
  const { kind, node } = graph.program.call(call).args[index];
  if (kind === 'function') return true;
  const { functions, others } = graph.valuesOf(call, node);
  return SCHEDULERS.has(path) && functions.length === 1 && functions[0] === fn && !others;
}

// Matches: fs.readFile(file, (error, text) => …), execFile(program, (error, output) => …)
function isOfNode({ program }: CallGraph, id: CallId): boolean {
  const { callee } = program.call(id);
  return program
    .fileOf(id)
    .imports.some(({ request, uses }) => isBuiltin(request) && uses.some((use) => isWithin(use, callee)));
}
