import { functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { BlockingCall, CallGraph, Entry, FunctionFacts, FunctionId } from '../../types';
import type { Copy } from '../propagation/twins';

/** Functions of tests among the callees of a call. */
export function fakesOf(graph: CallGraph, { id }: BlockingCall): readonly FunctionId[] {
  if (isTestFile(pathOf(id))) return [];
  return [...(graph.targets.get(id) ?? [])].filter((fn) => isTestFile(pathOf(fn)));
}

/**
 * A test whether a function may run while a mock is active, that is, when one of the tests in the scope of the function
 * `by`, which installs the mock, reaches it. `isEarly`: it is already active while files are loaded. A mock in a file
 * without tests is active for all.
 */
export function whileInPlace(graph: CallGraph, by: FunctionId, isEarly: boolean): (id: FunctionId) => boolean {
  const path = pathOf(by);
  const tests = testsIn(graph, path);
  if (tests.size === 0) return () => true;
  const { functions } = graph.program.fileOf(by);
  const scope = scopeOf(functions, graph.program.fn(by).index, tests);
  const inside = functions.filter((fn) => isWithin(functions, fn, scope)).map(({ index }) => functionId(path, index));
  const { before, after } = reachableOf(graph).from(path, scope, inside);
  return (id) => after.has(id) || (isEarly && before.has(id));
}

/** Whether the awaited calls of a function may be made; in a function with a twin, only by callers of the twin. */
export function isMade(
  graph: CallGraph,
  owner: FunctionId,
  copies: readonly Copy[],
  mayRun: (id: FunctionId) => boolean,
  seen: ReadonlySet<FunctionId> = new Set(),
): boolean {
  const copy = copies.find(({ async }) => async.has(owner));
  if (!copy) return mayRun(owner);
  if (seen.has(copy.fn)) return false;
  const next = new Set([...seen, copy.fn]);
  return [...copy.calls].some((call) => isMade(graph, graph.program.callerOf(call), copies, mayRun, next));
}

/** The indexes of the tests and hooks of a file; groups only contain them. */
function testsIn(graph: CallGraph, path: string): ReadonlySet<number> {
  const own = graph.entries.filter(({ fn, framework }) => framework === 'tests' && pathOf(fn) === path);
  const run = own.filter(({ sync }) => sync === undefined);
  return new Set(run.map(({ fn }) => graph.program.fn(fn).index));
}

/** The function around the test, or around the function itself: a hook or a helper applies to the tests beside it. */
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

/** What is reached by loading a file, and from the functions in it. */
interface Reached {
  readonly before: ReadonlySet<FunctionId>;
  readonly after: ReadonlySet<FunctionId>;
}

const reachableByGraph = new WeakMap<CallGraph, Reachable>();

function reachableOf(graph: CallGraph): Reachable {
  const reachable = reachableByGraph.get(graph) ?? new Reachable(graph);
  reachableByGraph.set(graph, reachable);
  return reachable;
}

/** What tests reach. Memoised by scope, because many mocks are installed in one. */
class Reachable {
  private readonly scopes = new Map<string, Reached>();
  private readonly loads = new Map<FunctionId, FunctionId[]>();
  private readonly registered: readonly (readonly [fn: FunctionId, by: FunctionId])[];

  constructor(private readonly graph: CallGraph) {
    for (const { from, to } of graph.loads) this.loads.set(from, [...(this.loads.get(from) ?? []), functionId(to, 0)]);
    this.registered = graph.entries.map((entry) => [entry.fn, registrantOf(graph, entry)]);
  }

  /** `inside` are the functions of a scope of the file. */
  from(path: string, scope: number, inside: readonly FunctionId[]): Reached {
    const key = functionId(path, scope);
    const known = this.scopes.get(key) ?? this.search(path, inside);
    this.scopes.set(key, known);
    return known;
  }

  private search(path: string, inside: readonly FunctionId[]): Reached {
    const loaded = [...this.loads].flatMap(([from, files]) => (pathOf(from) === path ? files : []));
    const before = this.closure(loaded);
    return { before, after: this.closure(inside, before) };
  }

  /** The transitive callees, and the handlers registered on the way or `before`: a test may send requests. */
  private closure(starts: readonly FunctionId[], before: ReadonlySet<FunctionId> = new Set()): ReadonlySet<FunctionId> {
    const reached = new Set<FunctionId>();
    this.visit([...starts], reached, before);
    for (let size = -1; size !== reached.size;) {
      size = reached.size;
      const handlers = this.registered.flatMap(([fn, by]) => (reached.has(by) || before.has(by) ? [fn] : []));
      this.visit(handlers, reached, before);
    }
    return reached;
  }

  private visit(queue: FunctionId[], reached: Set<FunctionId>, before: ReadonlySet<FunctionId>): void {
    const { from, program } = this.graph;
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reached.has(id) || !program.file(pathOf(id))) continue;
      reached.add(id);
      for (const { callee } of from.get(id) ?? []) queue.push(callee);
      for (const loaded of this.loads.get(id) ?? []) if (!before.has(loaded)) queue.push(loaded);
    }
  }
}

function registrantOf(graph: CallGraph, { call, fn, file = pathOf(fn) }: Entry): FunctionId {
  return call === undefined ? functionId(file, 0) : graph.program.callerOf(call);
}
