import { callId, pathOf } from '../../program';
import type { ArgumentFacts, CallGraph, FunctionId } from '../../types';

const FOLDS = /^reduce(?:Right)?$/;

/** Whether a value is an object or a list that is made there, or what a function folds a list into that begins with one. */
// Matches: all of names.reduce((all, name) => Object.assign(all, { [name]: size(name) }), {})
export function isOwnObject({ program }: CallGraph, fn: FunctionId, value: ArgumentFacts): boolean {
  if (isMade(value)) return true;
  const { argumentOf, params } = program.fn(fn);
  if (argumentOf === undefined || params[0] !== value.text) return false;
  const { name, args } = program.call(callId(pathOf(fn), argumentOf.call));
  return FOLDS.test(name) && isMade(args[1]);
}

function isMade(value: ArgumentFacts | undefined): boolean {
  return value?.kind === 'object' || value?.kind === 'array';
}
