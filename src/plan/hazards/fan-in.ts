import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId, FunctionId, Hazard } from '../../types';
import { isMet } from '../barriers/barriers';
import { titleOf } from '../graph-index';
import type { Closure } from '../propagation/closure';
import { joinCopies } from '../propagation/twins';

/** From this number of calls on, the reviewer is told how much depends on a function. */
export const MANY_CALLS = 24;

/**
 * Functions with dozens of call sites: how much changes with them, and what could be done instead. The plan makes the
 * smallest correct change: a twin where someone cannot wait, and otherwise the function with all of its callers.
 */
export function fanInHazards(graph: CallGraph, closures: readonly Closure[]): Hazard[] {
  const copies = joinCopies(closures.flatMap((closure) => closure.copies));
  const changed = new Set(closures.flatMap((closure) => [...closure.async]));
  return [
    ...copies.flatMap(({ fn, calls }) => fanInHazard(graph, fn, (all) => twinned(calls.size, all.length))),
    ...[...changed].flatMap((fn) => fanInHazard(graph, fn, (all) => whole(all))),
  ];
}

function fanInHazard(graph: CallGraph, fn: FunctionId, choice: (calls: readonly string[]) => string): Hazard[] {
  const calls = callsOf(graph, fn);
  if (calls.length < MANY_CALLS) return [];
  const files = new Set(calls.map(pathOf)).size;
  const message = `${titleOf(graph, fn)} is a hub: it has ${calls.length} calls in ${files} file${files === 1 ? '' : 's'}`;
  return [
    {
      code: 'hub',
      message,
      guard: choice(calls),
      at: graph.program.at(fn),
      calls: calls.length,
    },
  ];
}

/** The call sites of a function. */
export function callsOf(graph: CallGraph, fn: FunctionId): readonly CallId[] {
  const edges = (graph.to.get(fn) ?? []).filter((edge) => isMet(graph, edge));
  return [...new Set(edges.map((edge) => edge.call))];
}

function twinned(moved: number, all: number): string {
  return `${moved} of them now await a twin, the other ${all - moved} stay as they are`;
}

function whole(calls: readonly string[]): string {
  const tests = calls.filter((call) => isTestFile(pathOf(call))).length;
  const offer =
    tests === 0 ? '' : `; --keep-tests leaves the ${tests} in tests as they are, with a twin for the others`;
  return `all of them now await it${offer}`;
}
