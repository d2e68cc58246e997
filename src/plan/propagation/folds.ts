import { callId, pathOf } from '../../program';
import type { ArgumentFacts, CallGraph, CallId } from '../../types';

const FOLDS = /^reduce(?:Right)?$/;

/** Whether a value is an object or a list that is made there, or what a function folds a list into that begins with one. */
// Matches: all of names.reduce((all, name) => Object.assign(all, { [name]: size(name) }), {})
export function isOwnObject(graph: CallGraph, call: CallId, value: ArgumentFacts): boolean {
  const { program } = graph;
  if (isMade(value)) return true;
  if (value.text === 'this') return graph.valuesOf(call, value.node).externals.length === 0;
  const { argumentOf, params } = program.fn(program.callerOf(call));
  if (argumentOf === undefined || params[0] !== value.text) return false;
  const { name, args } = program.call(callId(pathOf(call), argumentOf.call));
  return FOLDS.test(name) && isMade(args[1]);
}

function isMade(value: ArgumentFacts | undefined): boolean {
  return value?.kind === 'object' || value?.kind === 'array';
}
