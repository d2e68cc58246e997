import { functionId, pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { promisesOf, type Promises } from '../propagation/promises';

/**
 * Calls that would wait for more than their function now does: also for the promise that it returned before, which
 * nobody waited for there. A response would be sent later, what was done at the same time would be done in turn, and an
 * error in that work would become one of the request.
 */
// Matches: notify(id); res.end(); where notify does: const key = fs.readFileSync('key'); return fetch(url).then(check);
export function longerWaits(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const promises = promisesOf(graph);
  const awaited = new Set(closures.flatMap(({ awaits }) => [...awaits]));
  const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
  const async = new Set(closures.flatMap((closure) => [...closure.async]));
  const longer = [
    ...[...awaited].filter((id) => isLonger(graph, id, promises)),
    ...[...loops].filter((id) => callbacksOf(graph, id).some((fn) => async.has(fn) && promises.ofSync(fn))),
  ];
  return [...new Set(longer)].map((id) => {
    const { text, fn } = graph.program.call(id);
    const message = `${text} gives a promise that was not awaited there, and its caller now waits for it`;
    return {
      fn: functionId(pathOf(id), fn),
      hazard: { code: 'waits-longer', message, at: graph.program.at(id) },
    };
  });
}

/** Whether a call that becomes awaited was one whose promise was dropped, or kept for later. */
function isLonger({ program, targets }: CallGraph, id: CallId, promises: Promises): boolean {
  const { position, index } = program.call(id);
  if (position.awaited || position.returned || position.promised) return false;
  const callees = [...(targets.get(id) ?? [])].filter((callee) => !program.fn(callee).async);
  // What is awaited, or gets a handler, later on is a promise, unless it cannot be one.
  if (program.fileOf(id).keeps.some(({ call }) => call === index))
    return callees.some((callee) => !promises.isNoneOf(callee));
  return callees.some((callee) => promises.ofSync(callee) || (position.unused && promises.maybeOf(callee)));
}

/** The functions that a method of a list calls for its elements. */
function callbacksOf({ callbacks, program }: CallGraph, id: CallId): FunctionId[] {
  const file = program.fileOf(id);
  const own = file.functions.filter(({ argumentOf }) => argumentOf?.call === program.call(id).index);
  const given = [...callbacks].filter(([, handed]) => handed.some(({ call }) => call === id)).map(([fn]) => fn);
  return [...new Set([...own.map(({ index }) => functionId(file.path, index)), ...given])];
}
