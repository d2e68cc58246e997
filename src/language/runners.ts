/** Which argument a function calls, and the first of those that it passes on to that. */
export interface Runner {
  readonly at: number;
  readonly rest: number;
}

const STORE = 'async_hooks.AsyncLocalStorage()';

/**
 * Functions that call another one at once, with the rest of their arguments, and return its result, by access path. An async one
 * keeps its context behind its waits: https://nodejs.org/api/async_context.html
 */
export const RUNNERS: ReadonlyMap<string, Runner> = new Map<string, Runner>([
  [`${STORE}.run`, { at: 1, rest: 2 }],
  [`${STORE}.exit`, { at: 0, rest: 1 }],
  ['async_hooks.AsyncResource().runInAsyncScope', { at: 0, rest: 2 }],
]);

/** Functions that give their first argument back, which then runs in the context of now; not `bind` of functions, whose is `this`. */
export const BINDS_CONTEXT: ReadonlySet<string> = new Set(
  ['AsyncLocalStorage', 'AsyncResource', 'AsyncResource()'].map((name) => `async_hooks.${name}.bind`),
);

/** Functions that keep their first argument for all that is called inside, and the one that gives it. */
export const KEEPS_CONTEXT: ReadonlySet<string> = new Set([`${STORE}.run`, `${STORE}.enterWith`]);
export const GIVES_CONTEXT = `${STORE}.getStore`;
