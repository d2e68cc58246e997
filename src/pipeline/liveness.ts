import type { Reach } from '../graph/reach/reach';
import { possibleUses } from '../graph/reach/unknown';
import { isContinuation, runsLater } from '../language/continuations';
import type { Liveness } from '../plan';
import { functionId, pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallGraph, CallId, Context, FunctionId } from '../types';

/** Formats of log lines: in which order these come is nobody's concern. */
const LOGS = /\b(?:winston|pino|bunyan|log4js|createLogger|printf)\b/;

/**
 * Which functions requests and background work run, or may run. `alone`: a single file is analysed, whose exports may be called
 * from out of sight.
 */
export function livenessOf(graph: CallGraph, reached: Reach, alone: boolean): Liveness {
  const inRequest = reached.get('request_path');
  const inBackground = reached.get('background_path');
  const inStartup = reached.get('startup_path');
  const isLoaded = loadedWith(graph, reached);
  // What other code was given may run at any time, too.
  const unknown = possibleUses(graph, reached);
  const lasting = lastingFrom(graph, inStartup ?? new Map());
  const runs = (id: FunctionId): boolean =>
    inRequest?.has(id) === true || inBackground?.has(id) === true || unknown.has(id) || lasting.has(id);
  return {
    reachedIn: (id, context) => (isUnseen(context) ? isUnreached(id, reached) : reached.get(context)?.has(id) === true),
    perRequest: (id) => id !== moduleOf(id) && inRequest?.has(id) === true,
    // In a single file, whatever start-up does not run may be called by anybody at any time.
    live: remembered((id) => (alone ? runs(id) || !inStartup?.has(id) : runs(id) && isLoaded(moduleOf(id)))),
  };
}

/** What start-up hands to code that is not followed, and generators, which go on when they are asked; with what these call. */
// Matches: queue.process((job) => save(job)), const ids = numbers(); … ids.next()
function lastingFrom(graph: CallGraph, started: ReadonlyMap<FunctionId, unknown>): ReadonlySet<FunctionId> {
  const { program } = graph;
  const isFollowed = (call: CallId): boolean => {
    const { name, text } = program.call(call);
    return runsLater(name) || LOGS.test(text);
  };
  const isHanded = (id: FunctionId): boolean =>
    !isContinuation(program.fn(id)) &&
    (graph.callbacks.get(id) ?? []).some(({ use, call }) => use.kind === 'unknown' && !isFollowed(call));
  const found = new Set([...started.keys()].filter((id) => graph.sources.has(pathOf(id)) && program.file(pathOf(id))));
  for (const id of found) if (!program.fn(id).generator && !isHanded(id)) found.delete(id);
  // The set grows while it is iterated: a work list.
  for (const id of found)
    for (const { callee } of graph.from.get(id) ?? [])
      // A server does not run what only a test passes to it.
      if (!isTestFile(pathOf(callee))) found.add(callee);
  return found;
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
