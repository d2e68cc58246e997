import type {
  CallGraph,
  Handed,
  BlockingModule,
  CallId,
  Edge,
  FileFacts,
  Framework,
  FunctionId,
  PackageInfo,
  Project,
} from '../types';
import { packageOf } from '../packages';
import { blockingCalls } from './blocking';
import { demandForPlan, demandOf } from './demand';
import { resolveCalls, type CallResults } from './calls';
import { linkFiles, type Links } from './link';
import { Names } from './names';
import { Outside } from './outside';
import { functionId, Program } from '../program';
import { entriesOf } from './entries';
import { Paths, type NodeTexts } from './paths';
import { resolverOf } from './resolve';
import { Routes } from './routes';
import { Solver } from './solve';
import { UNKNOWN, Values, withBeginnings } from './values';

export interface BuildInput {
  readonly facts: readonly FileFacts[];
  readonly project: Pick<Project, 'files' | 'paths' | 'aliases' | 'packages' | 'twins'>;
  readonly frameworks: readonly Framework[];
  readonly modules: readonly BlockingModule[];
  /** Which files the files without facts load. */
  readonly unread: readonly { readonly from: string; readonly to: string }[];
}

/** Builds the graph of a program from the facts of its files. */
export function buildGraph({ facts, project, frameworks, modules, unread }: BuildInput): CallGraph {
  const program = new Program(facts);
  const sources = new Set(project.files.map((file) => file.path));
  const outside = new Outside(frameworks);
  const methods = modules.flatMap((module) => module.methods.flatMap(({ at }) => at.map((path) => `${path}()`)));
  const solver = new Solver(new Values(withBeginnings([...outside.paths, ...methods])));
  const resolve = resolverOf(project);
  const links = linkFiles(solver, facts, { resolve, sources, instanceOf: (type) => outside.instanceOf(type) });
  const results = resolveCalls(program, solver, links, outside);
  const paths = new Paths(program, results, (file, node) => textsAt(solver, links.node(file, node)));
  const isWrapped = (call: CallId, index: number): boolean => {
    const arg = program.call(call).args[index];
    return (
      arg !== undefined &&
      valuesOf(program, solver, links, call, arg.node).externals.some((path) => outside.isWrapped(path))
    );
  };
  const names = new Names(program, solver, links, (value) => results.escapes.isHidden(value));
  const edges = [...callEdges(program, results), ...callbackEdges(program, results.handed)];
  const functionsAt = (call: CallId, node: number): readonly FunctionId[] =>
    valuesOf(program, solver, links, call, node).functions;
  const versionOf = versionsIn(project.packages);
  const blocking = blockingCalls({ program, outside: results.outside, versionOf, functionsAt }, modules);
  return {
    program,
    edges,
    from: groupBy(edges, (edge) => edge.caller),
    to: groupBy(edges, (edge) => edge.callee),
    entries: entriesOf({
      program,
      results,
      routes: new Routes(program, solver, links),
      frameworks,
      packages: project.packages,
      isWrapped,
      valuesOf: (call, local) => valuesOf(program, solver, links, call, local),
      exportsOf: (file, name) => exportedFunctions(program, solver, links, file, name),
    }),
    callbacks: groupBy(
      results.handed.filter((handed) => handed.use.kind !== 'handler'),
      (handed) => handed.fn,
    ),
    escaped: results.escapes.functions,
    blocking,
    targets: results.targets,
    outside: results.outside,
    loads: [...links.loads, ...unread.map(({ from, to }) => ({ from: functionId(from, 0), to }))],
    sources,
    demand: (live, more = []) => {
      const known = { program, solver, links, results, blocking, paths, resolve, edges: [...edges, ...more] };
      return live ? demandForPlan(known, live) : demandOf(known);
    },
    pathsOf: (call, index) => paths.of(call, index),
    valuesOf: (call, local) => valuesOf(program, solver, links, call, local),
    givesThenable: (fn) => thenables(solver, links.node(program.fileOf(fn).path, program.fn(fn).resultNode)),
    exportsOf: (file) => exportedFunctions(program, solver, links, file),
    namesOf: (fn) => names.of(fn),
    isKnownReceiver: (call) => names.isKnownReceiver(call),
    resolve,
  };
}

/** The graph with more edges: calls that the type checker could name. */
export function withEdges(graph: CallGraph, found: ReadonlyMap<CallId, FunctionId>): CallGraph {
  const more = [...found].map(([call, callee]): Edge => ({
    call,
    caller: graph.program.callerOf(call),
    callee,
    kind: 'types',
  }));
  const edges = [...graph.edges, ...more];
  const targets = new Map(graph.targets);
  for (const [call, callee] of found) targets.set(call, new Set([...(targets.get(call) ?? []), callee]));
  return {
    ...graph,
    edges,
    targets,
    demand: (live) => graph.demand(live, more),
    from: groupBy(edges, (edge) => edge.caller),
    to: groupBy(edges, (edge) => edge.callee),
  };
}

function* callEdges(program: Program, results: CallResults): Generator<Edge> {
  for (const [call, targets] of results.targets) {
    for (const callee of targets) yield { call, caller: program.callerOf(call), callee, kind: 'flow' };
  }
}

/** Whoever hands a function to unknown code may cause it to be called. */
function callbackEdges(program: Program, handed: readonly Handed[]): Edge[] {
  return handed
    .filter(({ use }) => use.kind !== 'handler' || use.row.context === 'startup_path')
    .map(({ call, fn }) => ({ call, caller: program.callerOf(call), callee: fn, kind: 'callback' }));
}

/** What the package of a file says of another; where it says nothing, what any does, the root first. */
function versionsIn(packages: readonly PackageInfo[]): (file: string, name: string) => string | undefined {
  const all = new Map([...packages].reverse().flatMap((info) => [...info.dependencies]));
  return (file, name) => packageOf(file, packages).dependencies.get(name) ?? all.get(name);
}

/** The texts at a node; not complete when something else can be there, too. */
function textsAt(solver: Solver, node: number): NodeTexts {
  const values = [...solver.valuesAt(node)].map((value) => solver.values.get(value));
  const texts = values.flatMap((value) => (value.kind === 'text' ? [value.pattern] : []));
  const unread = values.flatMap((value) => (value.kind === 'unread' ? [value.path] : []));
  return { texts, complete: texts.length > 0 && texts.length === values.length, unread };
}

function valuesOf(
  program: Program,
  solver: Solver,
  links: Links,
  call: CallId,
  local: number,
): ReturnType<CallGraph['valuesOf']> {
  const numbers = [...solver.valuesAt(links.node(program.fileOf(call).path, local))];
  const values = numbers.map((number) => ({ number, ...solver.values.get(number) }));
  const lists = values.some(
    (value) => value.kind === 'object' && (value.list === true || solver.hasField(value.number, '*')),
  );
  return {
    functions: values.flatMap((value) => (value.kind === 'function' ? [value.fn] : [])),
    externals: values.flatMap((value) =>
      value.kind === 'external' ? [value.path] : value.kind === 'unread' ? [UNKNOWN] : [],
    ),
    lists,
    // An object without elements is no handler and no list of them: the empty `module.exports` that every file begins with.
    others: lists || values.some(({ kind }) => kind === 'external' || kind === 'unread' || kind === 'class'),
  };
}

/** An object with a `then` of its own, or of the class it is made from. */
function thenables(solver: Solver, node: number): boolean {
  return [...solver.valuesAt(node)].some((value) => {
    if (solver.values.get(value).kind !== 'object') return false;
    const above = [...solver.valuesAt(solver.prototypeNode(value))];
    return [value, ...above].some((holder) => solver.hasField(holder, 'then'));
  });
}

/** The functions that a file exports, under a name or any; what a class has counts, too. */
function exportedFunctions(
  program: Program,
  solver: Solver,
  links: Links,
  file: string,
  name?: string,
): readonly FunctionId[] {
  if (!program.file(file)) return [];
  const found = new Set<FunctionId>();
  const look = (node: number, depth: number): void => {
    for (const value of solver.valuesAt(node)) {
      const known = solver.values.get(value);
      if (known.kind === 'function') found.add(known.fn);
      if (known.kind === 'class') for (const fn of [known.constructorFn, known.body]) if (fn) found.add(fn);
      // A class has its methods in its prototype.
      if (depth < (known.kind === 'class' ? 3 : 2))
        solver.listenFields(value, (_field, inner) => look(inner, depth + 1));
    }
  };
  const exported = links.exportsNode(file);
  if (name === undefined || name === '*') look(exported, 0);
  else {
    const field = solver.nodes(1);
    solver.load(field, exported, name);
    solver.run();
    look(field, 1);
    if (name === 'default') for (const value of solver.valuesAt(exported)) addFunction(solver, value, found);
  }
  return [...found];
}

// Matches: module.exports = handler
function addFunction(solver: Solver, value: number, found: Set<FunctionId>): void {
  const known = solver.values.get(value);
  if (known.kind === 'function') found.add(known.fn);
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
