import type { CallFacts, CallGraph } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

/** The option of restify by which errors thrown in handlers go to the server's `uncaughtException` event. */
const OPTION = 'handleUncaughtExceptions';

/** Handlers of a server with that option: a rejection goes to `next` instead, which may answer differently. */
export function uncaught(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
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
