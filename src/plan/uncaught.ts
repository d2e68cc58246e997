import type { CallFacts, CallGraph } from '../types';
import type { Guarding } from './hazards';
import type { Closure } from './propagate';

/** An option of restify: what a handler throws gets to those who listen to `uncaughtException` of the server. */
const OPTION = 'handleUncaughtExceptions';

/** Handlers of a server that listens to what they throw: a rejection gets to `next` instead, whose answer may be another. */
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
      message: `what it throws gets to \`next\` now, and not to who listens to uncaughtException (${asked[0]})`,
      at: graph.program.at(fn),
    },
  }));
}

// Matches: restify.createServer({ handleUncaughtExceptions: true })
function listens({ name, args }: CallFacts): boolean {
  return name === 'createServer' && args.some(({ keys }) => keys?.includes(OPTION));
}
