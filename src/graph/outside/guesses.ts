import type { CallFacts, Framework, Use } from '../../types';

const VERBS = new Set(['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'all']);
const ROUTER = /^(?:app|router|server|api|route|routes)$/i;

/** Whether a call registers a handler, although nothing tells what its receiver is. */
// Matches: module.exports = (app) => { app.get('/users', show) } that nobody in sight calls
export function looksLikeRoute({ name, text, args }: CallFacts): boolean {
  if (!VERBS.has(name) || args.length < 2 || args[0].kind !== 'string') return false;
  return (args[0].value ?? '').startsWith('/') && ROUTER.test(text.split('.')[0]);
}

/** What such a call does with the handler, as the first framework with a method of that name does. */
export function guessedHandler(frameworks: readonly Framework[], { name }: CallFacts): Use {
  for (const framework of frameworks) {
    const row = framework.handlers.find(({ methods }) => methods.includes(name));
    if (row) return { kind: 'handler', framework, row, guessed: true };
  }
  return { kind: 'unknown' };
}
