import { functionId } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { processListeners } from '../process-listeners';
import type { Closure } from '../propagation/closure';

/** The option of restify by which errors thrown in handlers go to the server's `uncaughtException` event. */
const OPTION = 'handleUncaughtExceptions';

/** Functions whose errors had no handler, and are now told to another listener of the process, or to none. */
export function uncaught(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return [...ofRestify(graph, closures), ...ofCallbacks(graph, closures), ...ofListeners(graph, closures)];
}

/** Handlers of a server with that option: a rejection goes to `next` instead, which may answer differently. */
function ofRestify(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const asked = [...graph.program.all].flatMap((file) =>
    file.calls.filter(listens).map(({ line }) => `${file.path}:${line}`),
  );
  if (asked.length === 0) return [];
  const waiting = new Set(closures.flatMap((closure) => [...closure.async]));
  const handlers = graph.entries.filter(({ fn, framework }) => framework === 'restify' && waiting.has(fn));
  return [...new Set(handlers.map(({ fn }) => fn))].map((fn) => ({
    fn,
    hazard: {
      code: 'uncaught',
      message: `an error it throws now goes to \`next\`, no longer to listeners of uncaughtException (${asked[0]})`,
      at: graph.program.at(fn),
    },
  }));
}

// Matches: restify.createServer({ handleUncaughtExceptions: true })
function listens({ name, args }: CallFacts): boolean {
  return name === 'createServer' && args.some(({ keys }) => keys?.includes(OPTION));
}

/** Callbacks of timers, emitters and the like: what they threw ended the process, which now goes on. */
// Matches: process.on('unhandledRejection', log); setTimeout(async () => save(await load()), 10);
function ofCallbacks(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const { rejected, survives } = processListeners(graph);
  if (rejected === undefined || survives) return [];
  return closures.flatMap(({ finding, owner, async: made, guards }) =>
    [...made].flatMap((fn) => {
      const isWrapped = guards.some(({ file, span }) => isAt(graph, fn, file, span.start));
      if (isWrapped || !isCallback(graph, fn)) return [];
      const message = `an error of this callback is now a rejection, which listeners of unhandledRejection hear of (${graph.program.at(rejected)})`;
      const hazard = { code: 'uncaught', message, at: graph.program.at(fn), findings: [finding.id] };
      return [{ fn: owner, hazard }];
    }),
  );
}

function isCallback(graph: CallGraph, fn: FunctionId): boolean {
  const handed = graph.callbacks.get(fn) ?? [];
  return !graph.program.fn(fn).async && handed.some(({ use }) => use.kind === 'unknown');
}

function isAt({ program }: CallGraph, fn: FunctionId, file: string, start: number): boolean {
  const { path, functions } = program.fileOf(fn);
  return path === file && functions.some(({ index, span }) => span.start === start && functionId(path, index) === fn);
}

/** Listeners of servers of Node that are wrapped: their errors get an answer, and are told to nobody. */
function ofListeners(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const { thrown, rejected } = processListeners(graph);
  if (thrown === undefined || rejected === undefined) return [];
  return closures.flatMap(({ finding, owner, guards }) => {
    const wrapped = guards.find(({ by }) => 'helper' in by && by.helper === 'asyncListener');
    if (!wrapped) return [];
    const message = `an error of this listener now gets an answer, and no longer goes to listeners of uncaughtException (${graph.program.at(thrown)})`;
    const hazard = { code: 'uncaught', message, at: graph.program.at(owner), findings: [finding.id] };
    return [{ fn: owner, hazard }];
  });
}
