import type { CallFacts, CallGraph } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { isToldElsewhere } from '../guards/uncaught';
import { processListeners } from '../process-listeners';
import type { Closure } from '../propagation/closure';

/** The option of restify by which errors thrown in handlers go to the server's `uncaughtException` event. */
const OPTION = 'handleUncaughtExceptions';

/** Functions whose errors had no handler, and are now told to another listener of the process, or to none. */
export function uncaught(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return [...ofRestify(graph, closures), ...ofCallbacks(graph, closures)];
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

/** Callbacks whose errors the process is told of in another way, and that cannot be wrapped where they are handed out. */
// Matches: process.on('unhandledRejection', log); stream.on('end', save);
function ofCallbacks(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const { differs } = processListeners(graph);
  if (differs === undefined) return [];
  return closures.flatMap(({ finding, owner, async: made }) =>
    [...made]
      .filter((fn) => isToldElsewhere(graph, fn))
      .map((fn) => {
        const message = `an error of this callback is now a rejection, which the process is told of in another way (${graph.program.at(differs)})`;
        return { fn: owner, hazard: { code: 'uncaught', message, at: graph.program.at(fn), findings: [finding.id] } };
      }),
  );
}
