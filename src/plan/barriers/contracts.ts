import { callId, pathOf } from '../../program';
import type { CallGraph, FunctionId, SkipCode } from '../../types';

/** The signature of the function is stated by types that are out of sight. */
export function contractBarrier(graph: CallGraph, id: FunctionId): SkipCode | undefined {
  const { contracts, program } = graph;
  const contract = contracts?.get(id);
  const isUnasked = !contracts && (isTypedArgument(graph, id) || isTypedValue(graph, id));
  const isStated = contract ? contract.isOpen : program.fn(id).contract || isUnasked;
  return isStated ? 'typed-contract' : undefined;
}

// Matches: twice(() => load('a')) where twice is a function of the program: its parameter has a type
function isTypedArgument(graph: CallGraph, id: FunctionId): boolean {
  const { argumentOf } = graph.program.fn(id);
  const isTyped = argumentOf !== undefined && graph.program.fileOf(id).typescript;
  return isTyped && (graph.targets.get(callId(pathOf(id), argumentOf.call))?.size ?? 0) > 0;
}

// Matches: twice(load) where twice calls it by the name of its own parameter, which has a type
function isTypedValue(graph: CallGraph, id: FunctionId): boolean {
  const { program } = graph;
  const { name } = program.fn(id);
  if (!program.fileOf(id).typescript || name === '') return false;
  return (graph.to.get(id) ?? []).some(({ kind, call }) => kind === 'flow' && program.call(call).name !== name);
}
