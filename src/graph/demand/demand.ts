import { ANY_FIELD } from '../../language/fields';
import { functionId, pathOf } from '../../program';
import type { Demand, Edge, FunctionId } from '../../types';
import { Relevance, type DemandInput } from './relevance';
import { isCrowded } from '../points-to/limits';
import type { Solver } from '../points-to/solve';

type Exports = Map<string, ReadonlySet<string> | 'all'>;

/** The beginning of an access path through another module. */
const IMPORT = 'import ';

/**
 * What else must be read so that no path to a blocking call is missing. Relevant are the functions from which one can
 * be reached, values that hold or pass on a relevant value, and the callers of all these. An unread file matters when
 * it gets a relevant value, or can take one from an export.
 */
export function demandOf(input: DemandInput): Demand {
  return demandFor(input, new Relevance(input).run());
}

/**
 * What else must be read in order to plan: the callees of `live` functions, which may use what another request changes;
 * other writers of the module state that they write; and what determines the paths of the files they touch.
 */
export function demandForPlan(input: DemandInput, live: (id: FunctionId) => boolean): Demand {
  const relevant = new Relevance(input).run();
  const direct = demandFor(input, relevant);
  const [files, exports] = [new Set(direct.files), new Map(direct.exports)];
  const zone = calledFrom(
    [...input.links.functionValue].flatMap(([id, value]) => (relevant.has(value) && live(id) ? [id] : [])),
    input.edges,
  );
  for (const path of filesCalled(input, zone)) files.add(path);
  for (const path of filesTellingPaths(input, zone)) files.add(path);
  for (const [path, name] of modulesWritten(input, zone)) addName(exports, path, name);
  return { ...direct, files, exports };
}

function demandFor(input: DemandInput, relevant: ReadonlySet<number>): Demand {
  const { solver } = input;
  return {
    files: filesGiven(input, relevant),
    exports: exportsHolding(input, relevant),
    fields: new Set(
      [...solver.foreign.entries()].flatMap(([field, node]) => (holds(solver, node, relevant) ? [field] : [])),
    ),
  };
}

function calledFrom(start: readonly FunctionId[], edges: readonly Edge[]): Set<FunctionId> {
  const callees = new Map<FunctionId, FunctionId[]>();
  for (const { caller, callee } of edges) {
    const known = callees.get(caller);
    if (known) known.push(callee);
    else callees.set(caller, [callee]);
  }
  const zone = new Set(start);
  for (const id of zone) for (const callee of callees.get(id) ?? []) zone.add(callee);
  return zone;
}

function* filesCalled(input: DemandInput, zone: ReadonlySet<FunctionId>): Generator<string> {
  const { program, solver, links, results } = input;
  for (const [call, paths] of results.unread) {
    if (!zone.has(program.callerOf(call))) continue;
    // A value that can be nearly anything tells nothing, and each further file would displace another.
    const callee = links.node(pathOf(call), program.call(call).calleeNode);
    if (!isCrowded(solver.valuesAt(callee))) yield* paths;
  }
}

function filesTellingPaths({ blocking, paths }: DemandInput, zone: ReadonlySet<FunctionId>): Iterable<string> {
  for (const { id, file, call, method } of blocking) {
    if (zone.has(functionId(file, call.fn))) for (const index of method.paths ?? [0]) paths.of(id, index);
  }
  return paths.missing;
}

/** The modules whose state is changed, with the export that holds it; `*` for all. */
function* modulesWritten(
  { program, resolve }: DemandInput,
  zone: ReadonlySet<FunctionId>,
): Generator<[path: string, name: string]> {
  for (const { path, accesses, imports } of program.all) {
    for (const { fn, kind, root, name } of accesses) {
      if (kind !== 'write' || !root.startsWith(IMPORT) || !zone.has(functionId(path, fn))) continue;
      // Matches: settings.theme = name, where settings is imported
      const binding = imports.find(({ local }) => local === name);
      for (const target of resolve(path, root.slice(IMPORT.length))) yield [target, binding?.imported ?? '*'];
    }
  }
}

function addName(exports: Exports, path: string, name: string): void {
  const known = exports.get(path) ?? new Set<string>();
  exports.set(path, name === '*' || known === 'all' ? 'all' : new Set([...known, name]));
}

/** Unread files to which a relevant value is passed, in which one is stored, or whose class a relevant one extends. */
function filesGiven({ program, solver, links, results }: DemandInput, relevant: ReadonlySet<number>): Set<string> {
  const files = new Set(links.asked);
  for (const [id, paths] of results.unread) {
    const call = program.call(id);
    const isGiven = call.args.some((arg) => holds(solver, links.node(pathOf(id), arg.node), relevant));
    if (isGiven) for (const path of paths) files.add(path);
  }
  for (const [value, known] of solver.values.all()) {
    if (known.kind !== 'unread' || files.has(known.path)) continue;
    if (solver.unreadStores.at(value).some((node) => holds(solver, node, relevant))) files.add(known.path);
  }
  for (const value of relevant) {
    for (const above of solver.valuesAt(solver.prototypeNode(value))) addUnread(solver, above, files);
  }
  return files;
}

function addUnread(solver: Solver, value: number, files: Set<string>): void {
  const known = solver.values.get(value);
  if (known.kind === 'unread') files.add(known.path);
}

/**
 * The exports of each file that hold relevant values; all of them when the module itself does, or the names are
 * computed.
 */
function exportsHolding({ program, solver, links }: DemandInput, relevant: ReadonlySet<number>): Exports {
  const found: Exports = new Map();
  for (const { path } of program.all) {
    const names = new Set<string>();
    let all = false;
    for (const value of solver.valuesAt(links.exportsNode(path))) {
      if (!relevant.has(value)) continue;
      all ||= solver.values.get(value).kind !== 'object';
      for (const holder of solver.holdersOf(value))
        for (const [field, node] of solver.fieldsOf(holder)) if (holds(solver, node, relevant)) names.add(plain(field));
    }
    if (all || names.has(ANY_FIELD)) found.set(path, 'all');
    else if (names.size > 0) found.set(path, names);
  }
  return found;
}

/** The name of an accessor is that of its property. */
function plain(field: string): string {
  return field.replace(/^[gs]et /, '');
}

function holds(solver: Solver, node: number, relevant: ReadonlySet<number>): boolean {
  for (const value of solver.valuesAt(node)) if (relevant.has(value)) return true;
  return false;
}
