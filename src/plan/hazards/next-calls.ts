import type { CallFacts, Entry, FunctionFacts } from '../../types';
import { isParam } from './route-order';

/** Where the function is that passes control on, among the parameters of handlers of connect and those like it. */
const NEXT_AT = 2;
/** Error handlers get the error first. */
const NEXT_AFTER_ERROR = 3;

/** Whether control is passed on to error handlers alone. */
// Matches: next(error), and not: next('route'), done(null, body), next(isTaken ? new Error('taken') : undefined)
export function isNextError({ args: [first] }: CallFacts): boolean {
  return first !== undefined && first.kind !== 'string' && !first.optional && !/^(?:null|undefined)$/.test(first.text);
}

/** The name of what passes control on to the next handler, among the parameters of a function. */
export function nextOf({ params }: FunctionFacts, { next, nextIn, route }: Entry): string | undefined {
  // Matches: next of ({ ctx, next }) => …, and opts.next of (opts) => …
  if (nextIn !== undefined) return /^\w/.test(params[0] ?? '') ? `${params[0]}.${nextIn}` : nextIn;
  if (next !== undefined) return params[next];
  if (isParam(route)) return params[NEXT_AT];
  return params[params.length > NEXT_AFTER_ERROR ? NEXT_AFTER_ERROR : NEXT_AT];
}

/** Whether a function handles errors, for connect and those like it: it is known by its four parameters. */
export function isErrorHandler({ params }: FunctionFacts, { call, next, nextIn }: Entry): boolean {
  return call !== undefined && next === undefined && nextIn === undefined && params.length > NEXT_AFTER_ERROR;
}
