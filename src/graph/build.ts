import { grouped } from '../grouped';
import { memoisedBy } from '../memoised';
import { functionId, type Program } from '../program';
import { withoutMarks } from '../language/unique-names';
import type { CallGraph, CallId, Entry, FileFacts, FunctionId, PathExpr } from '../types';
import { Assembly, type AssemblyInput } from './assembly';
import { demandForPlan, demandOf } from './demand/demand';
import { Ancestors } from './linking/ancestors';
import { entriesOf } from './entries/entries';
import { Exports } from './linking/exports';
import { Getters } from './linking/getters';
import type { Links } from './linking/links';
import { edgesByTypes } from './calls/edges';
import { languageCalls } from './calls/language-calls';
import { methodLookup } from './calls/method-lookup';
import { testsAmong } from './loaded-files';
import { escapedIn } from './outside/escaped-functions';
import { Names } from './calls/names';
import { OwnReceivers } from './calls/own-receivers';
import { ownObjects } from './reach/own-objects';
import { passedIn } from './reach/passed';
import type { Paths } from './calls/paths';
import { Routes } from './entries/routes';
import { OtherNames } from './reach/other-names';
import type { Solver } from './points-to/solve';
import { Thenables } from './points-to/thenables';
import { functionsIn, Wrapped } from './entries/wrapped';

/** The facts of a program, and its surroundings. */
export interface BuildInput extends AssemblyInput {
  readonly facts: readonly FileFacts[];
  /** The files that the files without facts load. */
  readonly unread: readonly { readonly from: string; readonly to: string }[];
}

/** Builds the graph of a program from the facts of its files. */
export function buildGraph({ facts, unread, ...input }: BuildInput): CallGraph {
  const assembly = new Assembly(input, false);
  for (const { from, to } of unread) assembly.join(from, to);
  assembly.add(facts);
  assembly.results.finish();
  const { program, solver, links, results, resolve } = assembly;
  const paths = assembly.paths();
  const edges = assembly.edges();
  const blocking = assembly.blocking();
  const exports = new Exports(program, solver, links);
  const routes = new Routes(program, solver, links, results.targets, results.mounts);
  const entries = entriesIn(assembly, input, routes, exports);
  const wrapped = new Wrapped({ program, solver, links, routes, entries });
  solver.settle();
  const graph: CallGraph = {
    program,
    edges,
    from: grouped(edges, (edge) => edge.caller),
    to: grouped(edges, (edge) => edge.callee),
    fromPassers: () => passedIn(graph).edges(),
    held: grouped(assembly.heldEdges(), (edge) => edge.caller),
    entries,
    routeThrough: (entry, wrapper, site) => wrapped.routeOf(entry, wrapper, site),
    wrappedBy: (entry) => functionsIn(entry, graph.from.get(entry.fn) ?? [], passedIn(graph), wrapped, program),
    callbacks: grouped(
      results.handed.filter((handed) => handed.use.kind !== 'handler'),
      (handed) => handed.fn,
    ),
    escaped: escapedIn(assembly, entries),
    blocking,
    rewritten: assembly.rewritten(),
    targets: results.targets,
    outside: results.outside,
    loads: [...links.loads, ...unread.map(({ from, to }) => ({ from: functionId(from, 0), to }))],
    folders: links.folders,
    sources: assembly.sources,
    demand: (live, more = []) => {
      const leadsToBlocking = (path: string): boolean => assembly.leadsToBlocking(path);
      const all = [...edges, ...more];
      const known = { program, solver, links, results, blocking, paths, resolve, edges: all, leadsToBlocking };
      return live ? demandForPlan(known, live) : demandOf(known);
    },
    ...answersOf(assembly, paths, exports),
    // Each plan asks for the same.
    ownObjects: memoisedBy((perRequest) => {
      const { handed, escapes } = results;
      const isOfTests = testsAmong(links.loads);
      const mayBeKept = (value: number): boolean => escapes.lendings.mayBeKept(value);
      const marked = (file: string, path: PathExpr): readonly string[] => paths.at(file, path);
      return ownObjects({ program, solver, links, handed, mayBeKept, isOfTests, graph, marked }, perRequest);
    }),
    resolve,
  };
  return graph;
}

function entriesIn(assembly: Assembly, input: AssemblyInput, routes: Routes, exports: Exports): Entry[] {
  const { program, results, outside, resolve } = assembly;
  const valuesOf: CallGraph['valuesOf'] = (call, local) => assembly.valuesOf(call, local);
  const isWrapped = (call: CallId, index: number): boolean => {
    const arg = program.call(call).args[index];
    return arg !== undefined && valuesOf(call, arg.node).externals.some((path) => outside.isWrapped(path));
  };
  const { frameworks, project } = input;
  const { packages, deployed = [] } = project;
  return entriesOf({ program, results, routes, frameworks, packages, isWrapped, valuesOf, exports, deployed, resolve });
}

/** Answers that are computed when asked for: most are never needed. */
type Answers =
  | 'pathsOf'
  | 'markedPathsOf'
  | 'pathsAt'
  | 'markedPathsAt'
  | 'valuesOf'
  | 'heldBy'
  | 'calledByLanguage'
  | 'givesThenable'
  | 'isOnlyRead'
  | 'isExtended'
  | 'hasPlainAncestors'
  | 'exportsOf'
  | 'givenBy'
  | 'namesOf'
  | 'isKnownReceiver'
  | 'isOfOwnObject'
  | 'otherNames';

function answersOf(assembly: Assembly, paths: Paths, exports: Exports): Pick<CallGraph, Answers> {
  const { program, solver, links, results } = assembly;
  const isHidden = (value: number): boolean => results.escapes.isHidden(value);
  const names = new Names(program, solver, links, isHidden);
  const own = new OwnReceivers(program, solver, links, isHidden);
  const getters = new Getters(program, solver, links, results.targets);
  const ancestors = new Ancestors(program, solver, links);
  const otherNames = new OtherNames(program, solver, links);
  const thenables = new Thenables(solver);
  let known: ReadonlySet<FunctionId> | undefined;
  return {
    pathsOf: (call, index, through) => plain(paths.of(call, index, through)),
    markedPathsOf: (call, index, through) => paths.of(call, index, through),
    pathsAt: (file, path) => plain(paths.at(file, path)),
    markedPathsAt: (file, path) => paths.at(file, path),
    valuesOf: (call, local) => assembly.valuesOf(call, local),
    heldBy: methodLookup(solver, links),
    calledByLanguage: languageCalls(solver, links),
    givesThenable: (fn) => thenables.at(links.node(program.fileOf(fn).path, program.fn(fn).resultNode)),
    isOnlyRead: (getter) => getters.areAllReads(getter),
    isExtended: (constructorFn) => (known ??= extended(program, solver, links)).has(constructorFn),
    hasPlainAncestors: (constructorFn, names) => ancestors.arePlain(constructorFn, names),
    exportsOf: (file) => exports.of(file),
    givenBy: (fns) => exports.givenBy(fns),
    namesOf: (fn) => names.of(fn),
    isKnownReceiver: (call) => names.isKnownReceiver(call),
    isOfOwnObject: (call) => own.isOwn(call),
    otherNames: (path) => otherNames.of(path),
  };
}

function plain(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map(withoutMarks))];
}

/** The graph with more edges, for calls that the type checker could resolve. */
export function withEdges(graph: CallGraph, found: ReadonlyMap<CallId, FunctionId>): CallGraph {
  if (found.size === 0) return graph;
  const more = edgesByTypes(graph.program, found);
  const edges = [...graph.edges, ...more];
  const targets = new Map(graph.targets);
  for (const [call, callee] of found) targets.set(call, new Set([...(targets.get(call) ?? []), callee]));
  const grown: CallGraph = {
    ...graph,
    edges,
    targets,
    fromPassers: () => passedIn(grown).edges(),
    demand: (live) => graph.demand(live, more),
    from: grouped(edges, (edge) => edge.caller),
    to: grouped(edges, (edge) => edge.callee),
  };
  return grown;
}

/** The constructors of classes that others extend. */
function extended(program: Program, solver: Solver, links: Links): ReadonlySet<FunctionId> {
  const above = [...program.all].flatMap(({ path, flow }) =>
    flow.flatMap((item) => (item[0] === 'class' && item[3] >= 0 ? solver.valuesAt(links.node(path, item[3])) : [])),
  );
  return new Set(
    above.flatMap((value) => {
      const known = solver.values.get(value);
      return known.kind === 'class' && known.constructorFn !== undefined ? [known.constructorFn] : [];
    }),
  );
}
