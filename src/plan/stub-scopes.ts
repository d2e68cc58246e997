import { functionId, pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { BlockingCall, CallGraph, Entry, FunctionFacts, FunctionId } from '../types';

/** Functions of tests that a call of the program can mean. */
export function fakesOf(graph: CallGraph, { id }: BlockingCall): readonly FunctionId[] {
  if (isTestFile(pathOf(id))) return [];
  return [...(graph.targets.get(id) ?? [])].filter((fn) => isTestFile(pathOf(fn)));
}

/**
 * Tells whether a function may run while what a test has put in place of something is there: when the tests around the
 * function `by`, which does so, get to it. It is `isEarly` when it is there already while files are loaded. What a file
 * without tests of its own puts in place is there for all.
 */
export function whileInPlace(graph: CallGraph, by: FunctionId, isEarly: boolean): (id: FunctionId) => boolean {
  const path = pathOf(by);
  const tests = testsIn(graph, path);
  if (tests.size === 0) return () => true;
  const { functions } = graph.program.fileOf(by);
  const scope = scopeOf(functions, graph.program.fn(by).index, tests);
  const inside = functions.filter((fn) => isWithin(functions, fn, scope)).map(({ index }) => functionId(path, index));
  const loaded = graph.loads.filter(({ from }) => pathOf(from) === path).map(({ to }) => functionId(to, 0));
  const before = reachedFrom(graph, loaded);
  const reached = reachedFrom(graph, inside, before);
  return (id) => reached.has(id) || (isEarly && before.has(id));
}

/** The tests and hooks of a file, by index; groups only hold them. */
function testsIn(graph: CallGraph, path: string): ReadonlySet<number> {
  const own = graph.entries.filter(({ fn, framework }) => framework === 'tests' && pathOf(fn) === path);
  const run = own.filter(({ sync }) => sync === undefined);
  return new Set(run.map(({ fn }) => graph.program.fn(fn).index));
}

/** The function around the test, or else around the function itself: a hook or a helper works for the tests beside it. */
function scopeOf(functions: readonly FunctionFacts[], by: number, tests: ReadonlySet<number>): number {
  let test = by;
  while (test > 0 && !tests.has(test)) test = functions[test].parent;
  return Math.max(0, functions[test > 0 ? test : by].parent);
}

function isWithin(functions: readonly FunctionFacts[], { index }: FunctionFacts, scope: number): boolean {
  if (scope === 0) return index > 0;
  let around = index;
  while (around > 0 && around !== scope) around = functions[around].parent;
  return around === scope;
}

/** What gets called, and the handlers that are registered on the way or were `before`: a test may send requests. */
function reachedFrom(
  graph: CallGraph,
  starts: readonly FunctionId[],
  before: ReadonlySet<FunctionId> = new Set(),
): ReadonlySet<FunctionId> {
  const reached = new Set<FunctionId>();
  const visit = (queue: FunctionId[]): void => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reached.has(id) || !graph.program.file(pathOf(id))) continue;
      reached.add(id);
      for (const { callee } of graph.from.get(id) ?? []) queue.push(callee);
      for (const { from, to } of graph.loads)
        if (from === id && !before.has(functionId(to, 0))) queue.push(functionId(to, 0));
    }
  };
  visit([...starts]);
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    const registered = graph.entries.map((entry) => [entry.fn, registrantOf(graph, entry)] as const);
    visit(registered.flatMap(([fn, by]) => (reached.has(by) || before.has(by) ? [fn] : [])));
  }
  return reached;
}

function registrantOf(graph: CallGraph, { call, fn, file = pathOf(fn) }: Entry): FunctionId {
  return call === undefined ? functionId(file, 0) : graph.program.callerOf(call);
}
