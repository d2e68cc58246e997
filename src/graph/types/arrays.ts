import { pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import { deepest, type Checker, type ts } from './checker';

/** Calls in TypeScript of array methods with one of these functions, on a receiver that is an array by its type. */
export function arraysByType(graph: CallGraph, functions: Iterable<FunctionId>, open: Checker): ReadonlySet<CallId> {
  const calls = new Set<CallId>();
  for (const id of functions)
    for (const { call, use } of graph.callbacks.get(id) ?? [])
      if (use.kind === 'each' && use.of === 'receiver' && isArray(graph, call, open)) calls.add(call);
  return calls;
}

function isArray(graph: CallGraph, id: CallId, { ts, checker, file }: Checker): boolean {
  if (!graph.program.fileOf(id).typescript) return false;
  const method = deepest(file(pathOf(id)), graph.program.call(id).callee.end - 1);
  const access = method?.parent;
  if (!access || !ts.isPropertyAccessExpression(access)) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(access.expression));
  const isList = (one: ts.Type): boolean => checker.isArrayType(one) || checker.isTupleType(one);
  return type.isUnion() ? type.types.every(isList) : isList(type);
}
