import { ANY_FIELD } from '../fields';
import { functionId, pathOf, type Program } from '../program';
import type { BlockingCall, Demand, Edge, FunctionId } from '../types';
import type { CallResults } from './calls';
import type { Links } from './link';
import type { Paths } from './paths';
import type { Resolve } from './resolve';
import { isCrowded, type Solver } from './solve';

type Exports = Map<string, ReadonlySet<string> | 'all'>;

/** How the root of an access begins that goes through another module. */
const IMPORT = 'import ';

/** A graph while it is made. */
export interface DemandInput {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  readonly results: CallResults;
  readonly blocking: readonly BlockingCall[];
  readonly paths: Paths;
  readonly resolve: Resolve;
  readonly edges: readonly Edge[];
}

/**
 * What else must be read so that nothing on a way to a blocking call is missing. Relevant are functions from which a blocking
 * call can be reached, whatever holds or hands on a relevant value, and the callers of all these. A file that was not read
 * matters when it got a relevant value, or can take one from an export.
 */
export function demandOf(input: DemandInput): Demand {
  return demandFor(input, new Relevance(input).run());
}

/**
 * What else must be read to plan: also what the functions of `live` ways call in turn, which may use what another request
 * changes meanwhile; who else writes the module state that they write; and what tells the paths of the files they touch.
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
      [...solver.foreignFields].flatMap(([field, node]) => (holds(solver, node, relevant) ? [field] : [])),
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
    // What can be nearly anything tells nothing, and each file that was read would make room for another one.
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

/** The modules whose state is changed, with the export that holds it; `*` is all. */
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

/** Finds the relevant values: a closure over callers, containers, and functions that hand relevant values on. */
class Relevance {
  private readonly relevant = new Set<number>();
  private readonly queue: number[] = [];
  private readonly callers = new Map<FunctionId, FunctionId[]>();
  /** By value: what becomes relevant with it. */
  private readonly dependents = new Map<number, Set<number>>();

  constructor(private readonly input: DemandInput) {
    for (const edge of input.edges) {
      const known = this.callers.get(edge.callee);
      if (known) known.push(edge.caller);
      else this.callers.set(edge.callee, [edge.caller]);
    }
  }

  run(): ReadonlySet<number> {
    this.noteContainers();
    for (const file of this.input.program.all) this.noteUses(file.path);
    for (const { file, call } of this.input.blocking) this.mark(functionId(file, call.fn));
    for (let value = this.queue.pop(); value !== undefined; value = this.queue.pop()) {
      for (const dependent of this.dependents.get(value) ?? []) this.add(dependent);
      const known = this.input.solver.values.get(value);
      if (known.kind === 'function') for (const caller of this.callers.get(known.fn) ?? []) this.mark(caller);
    }
    return this.relevant;
  }

  private mark(fn: FunctionId): void {
    const value = this.input.links.functionValue.get(fn);
    if (value !== undefined) this.add(value);
  }

  private add(value: number): void {
    if (this.relevant.has(value)) return;
    this.relevant.add(value);
    this.queue.push(value);
  }

  /** An object depends on what its fields hold and on what it inherits from, a class on its constructor. */
  private noteContainers(): void {
    const { solver, links } = this.input;
    for (const [value, node] of solver.heldNodes()) this.depend(value, node);
    for (const [value, known] of solver.values.all()) {
      if (known.kind !== 'class') continue;
      for (const fn of [known.constructorFn, known.body]) {
        if (fn !== undefined) this.dependOn(value, links.functionValue.get(fn) as number);
      }
    }
  }

  /** A function depends on what it returns, passes on and stores; the thing that is given a value depends on it, too. */
  private noteUses(path: string): void {
    const { program, links } = this.input;
    const file = program.file(path);
    if (!file) return;
    const functionAt = (index: number): number => links.functionValue.get(functionId(path, index)) as number;
    for (const fn of file.functions) this.depend(functionAt(fn.index), links.node(path, fn.resultNode));
    for (const flow of file.flow)
      if (flow[0] === 'store' && flow[4] !== undefined) this.depend(functionAt(flow[4]), links.node(path, flow[3]));
    for (const call of file.calls) {
      for (const arg of call.args) {
        const node = links.node(path, arg.node);
        this.depend(functionAt(call.fn), node);
        if (call.receiverNode >= 0) this.dependSites(links.node(path, call.receiverNode), node);
        this.dependSites(links.node(path, call.resultNode), node);
      }
    }
  }

  /** Routers and servers hold the handlers they were given, wherever they go. */
  private dependSites(holder: number, node: number): void {
    const { solver } = this.input;
    for (const value of solver.valuesAt(holder)) {
      const known = solver.values.get(value);
      if (known.kind === 'external' && known.site !== undefined) this.depend(value, node);
    }
  }

  private depend(dependent: number, node: number): void {
    for (const value of this.input.solver.valuesAt(node)) this.dependOn(dependent, value);
  }

  private dependOn(dependent: number, value: number): void {
    const known = this.dependents.get(value);
    if (known) known.add(dependent);
    else this.dependents.set(value, new Set([dependent]));
  }
}

/** Files that were not read, to which a relevant value is passed, stored, or whose class a relevant one extends. */
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

/** The exports of each file that hold relevant values: all, when the module itself is one, or its names are computed. */
function exportsHolding({ program, solver, links }: DemandInput, relevant: ReadonlySet<number>): Exports {
  const found: Exports = new Map();
  for (const { path } of program.all) {
    const names = new Set<string>();
    let all = false;
    for (const value of solver.valuesAt(links.exportsNode(path))) {
      if (!relevant.has(value)) continue;
      all ||= solver.values.get(value).kind !== 'object';
      for (const [field, node] of solver.fieldsOf(value)) if (holds(solver, node, relevant)) names.add(plain(field));
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
