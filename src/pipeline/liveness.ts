import type { Reach } from '../graph/reach/reach';
import type { Liveness } from '../plan';
import { functionId, pathOf } from '../program';
import type { CallGraph, Context, FunctionId } from '../types';

/**
 * Which functions requests and background work run. `alone`: a single file is analysed, whose exports may be called
 * from out of sight.
 */
export function livenessOf(graph: CallGraph, reached: Reach, alone: boolean): Liveness {
  const inRequest = reached.get('request_path');
  const inBackground = reached.get('background_path');
  const inStartup = reached.get('startup_path');
  const isLoaded = loadedWith(graph, reached);
  const runs = (id: FunctionId): boolean => inRequest?.has(id) === true || inBackground?.has(id) === true;
  return {
    reachedIn: (id, context) => (isUnseen(context) ? isUnreached(id, reached) : reached.get(context)?.has(id) === true),
    perRequest: (id) => id !== moduleOf(id) && inRequest?.has(id) === true,
    // In a single file, whatever start-up does not run may be called by anybody at any time.
    live: remembered((id) => (alone ? runs(id) || !inStartup?.has(id) : runs(id) && isLoaded(moduleOf(id)))),
  };
}

function isUnseen(context: Context): boolean {
  return context === 'unreachable_path' || context === 'unknown_path';
}

function isUnreached(id: FunctionId, reached: Reach): boolean {
  return [...reached.values()].every((functions) => !functions.has(id));
}

/** Memoised: each plan of a review asks the same of every function. */
function remembered(answer: (id: FunctionId) => boolean): (id: FunctionId) => boolean {
  const known = new Map<FunctionId, boolean>();
  return (id) => {
    const found = known.get(id) ?? answer(id);
    known.set(id, found);
    return found;
  };
}

/**
 * Whether a module is loaded together with the handlers. Browser scripts are not, although a name in them may match
 * that of a callee.
 */
function loadedWith(graph: CallGraph, reached: Reach): (module: FunctionId) => boolean {
  const registering = graph.entries
    .filter((entry) => entry.context === 'request_path')
    .map((entry) => moduleOf(entry.call === undefined ? entry.fn : graph.program.callerOf(entry.call)));
  const loading = [...reached.values()].filter((functions) => registering.some((module) => functions.has(module)));
  return (module) => loading.some((functions) => functions.has(module));
}

function moduleOf(id: FunctionId): FunctionId {
  return functionId(pathOf(id), 0);
}
