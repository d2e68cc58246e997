import { callId, functionId, pathOf } from '../../program';
import type { CallGraph, CallId, Edge, FunctionId } from '../../types';

/** Longer chains of functions that hand it on are not followed. */
const MOST = 5;

/** A parameter, by its function and its index. */
interface Parameter {
  readonly owner: FunctionId;
  readonly index: number;
}

/** The parameter that a name means in a function: one of its own, or of a function around it. */
export function parameterNamed(graph: CallGraph, fn: FunctionId, name: string): Parameter | undefined {
  const { params, parent } = graph.program.fn(fn);
  const index = params.indexOf(name);
  if (index >= 0) return { owner: fn, index };
  return parent < 0 ? undefined : parameterNamed(graph, functionId(pathOf(fn), parent), name);
}

/** Whether a name means the function that fulfils a promise. */
// Matches: resolve of new Promise((resolve, reject) => { … resolve(list); … })
export function fulfils(graph: CallGraph, fn: FunctionId, name: string): boolean {
  const parameter = parameterNamed(graph, fn, name);
  return parameter?.index === 0 && isExecutor(graph, parameter.owner);
}

/**
 * Whether a name means a function that settles a promise. That runs no other code before it returns:
 * https://tc39.es/ecma262/#sec-promise-resolve-functions
 */
// Matches: new Promise((resolve) => answer(resolve)), where answer(done) calls done()
export function settles(graph: CallGraph, fn: FunctionId, name: string, hops = MOST): boolean {
  const parameter = parameterNamed(graph, fn, name);
  if (parameter === undefined) return false;
  const { owner, index } = parameter;
  if (isExecutor(graph, owner)) return true;
  const edges = graph.to.get(owner) ?? [];
  const isOurs = edges.length > 0 && hops > 0 && !graph.callbacks.has(owner);
  return isOurs && edges.every((edge) => isGivenSettler(graph, edge, index, hops - 1));
}

function isExecutor(graph: CallGraph, fn: FunctionId): boolean {
  return executed(graph, fn) !== undefined;
}

/** The call that makes a promise, of which a function is the executor. */
export function executed({ program }: CallGraph, fn: FunctionId): CallId | undefined {
  const { argumentOf } = program.fn(fn);
  if (argumentOf === undefined) return undefined;
  const made = callId(pathOf(fn), argumentOf.call);
  const { isNew, name } = program.call(made);
  return isNew && name === 'Promise' ? made : undefined;
}

/** Whether a call passes such a function, by its name. */
function isGivenSettler(graph: CallGraph, { kind, call, caller, through }: Edge, index: number, hops: number): boolean {
  const { args } = graph.program.call(call);
  const given = args.length > index && !args.slice(0, index).some((arg) => arg.kind === 'spread') && args[index];
  return kind !== 'callback' && through === undefined && given && settles(graph, caller, given.text, hops);
}
