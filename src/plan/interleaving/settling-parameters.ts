import { callId, functionId, pathOf } from '../../program';
import type { CallGraph, Edge, FunctionId } from '../../types';

/** Longer chains of functions that hand it on are not followed. */
const MOST = 5;

/**
 * Whether a parameter is a function that settles a promise. That runs no other code before it returns:
 * https://tc39.es/ecma262/#sec-promise-resolve-functions
 */
// Matches: new Promise((resolve) => answer(resolve)), where answer(done) calls done()
export function settles(graph: CallGraph, owner: FunctionId, name: string, hops = MOST): boolean {
  const { program } = graph;
  const { params, parent, argumentOf } = program.fn(owner);
  const index = params.indexOf(name);
  if (index < 0) return parent >= 0 && settles(graph, functionId(pathOf(owner), parent), name, hops);
  const maker = argumentOf && program.call(callId(pathOf(owner), argumentOf.call));
  if (maker?.isNew && maker.name === 'Promise') return true;
  const edges = graph.to.get(owner) ?? [];
  const isOurs = edges.length > 0 && hops > 0 && !graph.callbacks.has(owner);
  return isOurs && edges.every((edge) => isGivenSettler(graph, edge, index, hops - 1));
}

/** Whether a call passes such a function, by its name. */
function isGivenSettler(graph: CallGraph, { kind, call, caller, through }: Edge, index: number, hops: number): boolean {
  const { args } = graph.program.call(call);
  const given = args.length > index && !args.slice(0, index).some((arg) => arg.kind === 'spread') && args[index];
  return kind !== 'callback' && through === undefined && given && settles(graph, caller, given.text, hops);
}
