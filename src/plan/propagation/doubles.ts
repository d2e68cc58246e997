import { memoisedBy } from '../../memoised';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FunctionId } from '../../types';

/** What tests put in the place of functions, both ways; the double may wait where all that it replaces do. */
interface Doubles {
  readonly replaced: ReadonlyMap<FunctionId, ReadonlySet<FunctionId>>;
  readonly doubles: ReadonlyMap<FunctionId, ReadonlySet<FunctionId>>;
}

const doublesIn = memoisedBy(({ targets }: CallGraph): Doubles => {
  const replaced = new Map<FunctionId, Set<FunctionId>>();
  const doubles = new Map<FunctionId, Set<FunctionId>>();
  for (const [call, fns] of targets) {
    if (fns.size < 2 || isTestFile(pathOf(call))) continue;
    const ofTests = [...fns].filter((fn) => isTestFile(pathOf(fn)));
    const own = [...fns].filter((fn) => !isTestFile(pathOf(fn)));
    for (const double of ofTests)
      for (const fn of own) {
        replaced.set(double, (replaced.get(double) ?? new Set()).add(fn));
        doubles.set(fn, (doubles.get(fn) ?? new Set()).add(double));
      }
  }
  return { replaced, doubles };
});

/** The functions of the program in whose place its calls run a function of a test. */
// Matches: store.load, where a test has: store.load = (name) => original(name).trim()
export function replacedBy(graph: CallGraph, double: FunctionId): readonly FunctionId[] {
  return [...(doublesIn(graph).replaced.get(double) ?? [])];
}

/** The functions of tests that calls of the program run in the place of one of its functions. */
export function doublesOf(graph: CallGraph, fn: FunctionId): readonly FunctionId[] {
  return [...(doublesIn(graph).doubles.get(fn) ?? [])];
}
