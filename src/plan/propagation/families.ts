import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Edge, FunctionId } from '../../types';

/** Functions that must have the same form as another one, because they share a signature. */
export function othersOf({ contracts }: CallGraph, id: FunctionId): readonly FunctionId[] {
  return contracts?.get(id)?.members.filter((member) => member !== id) ?? [];
}

/** Whether all functions that share the signatures of one can have a twin, and so can the signatures. */
// Matches: interface Store { load(name: string): string }, of classes and objects of the program
export function canHaveTwins({ contracts, program }: CallGraph, id: FunctionId): boolean {
  const { twins, members = [] } = contracts?.get(id) ?? {};
  if (!twins?.sites.every(({ file }) => program.file(file) !== undefined && !isTestFile(file))) return false;
  return members.every((member) => {
    const { home, async, generator } = program.fn(member);
    return !isTestFile(pathOf(member)) && !async && !generator && (home?.form === 'member' || home?.form === 'method');
  });
}

/** Whether the type of the object that a function is written in can have its twin, too: it is of the program. */
export function isStatedWithTwin(graph: CallGraph, id: FunctionId): boolean {
  return (graph.contracts?.get(id)?.twins?.sites ?? []).length > 0 && canHaveTwins(graph, id);
}

/** Whether a call can mean a twin, as far as signatures go: all that it may mean needs one then. */
export function mayMeanTwin(
  graph: CallGraph,
  { call, callee }: Edge,
  canHaveTwin: (id: FunctionId) => boolean,
): boolean {
  const { through, twins, members = [] } = graph.contracts?.get(callee) ?? {};
  // Matches: store.load(name), where `store` is of an interface that would not have the twin
  if (through?.has(call)) return false;
  return !twins?.calls.has(call) || (canHaveTwins(graph, callee) && members.every(canHaveTwin));
}
