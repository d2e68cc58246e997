import { packageOf } from '../projects/packages';
import { placedFiles } from '../projects/by-place';
import { pathOf, Program } from '../program';
import type {
  BlockingCall,
  BlockingModule,
  CallId,
  Edge,
  FileFacts,
  Framework,
  FunctionId,
  NodeValues,
  PackageInfo,
  ProgramView,
  Project,
} from '../types';
import { blockingCalls } from './blocking';
import { CallResolver, type CallResults } from './calls';
import { connectReads } from './getters';
import { Linker } from './link';
import { Outside } from './outside';
import { Paths, type NodeTexts } from './paths';
import { filesNamedBy, resolverOf, type Resolve } from './resolve';
import { Rewritten } from './rewritten';
import { Solver } from './solve';
import { UNKNOWN, Values, withBeginnings } from './values';

/** What the files of a program are put together with. */
export interface AssemblyInput {
  readonly project: Pick<Project, 'files' | 'paths' | 'aliases' | 'packages' | 'twins' | 'manifests' | 'deployed'>;
  readonly frameworks: readonly Framework[];
  readonly modules: readonly BlockingModule[];
}

/** What every file has without being handed it. */
const EVERYWHERE = new Set(['require', 'process', 'Atomics']);

/** The files of a program, with what flows between them. What it tells holds for the files that were added so far. */
export class Assembly {
  readonly program = new Program([]);
  readonly sources: ReadonlySet<string>;
  readonly outside: Outside;
  readonly solver: Solver;
  readonly resolve: Resolve;
  readonly links: Linker;
  readonly results: CallResolver;
  /** By node, as of the last time that files were added: of a table of handlers, the same is asked for each of them. */
  private readonly known = new Map<number, NodeValues>();
  private readonly blockingPaths: ReadonlySet<string>;
  private readonly forms: Rewritten;
  private readonly packageOf: (path: string) => string;

  /** See Solver of `isGrowing`. */
  constructor(
    private readonly input: AssemblyInput,
    isGrowing: boolean,
  ) {
    const { project, frameworks, modules } = input;
    const records = new Set(frameworks.flatMap((framework) => framework.records ?? []));
    this.sources = new Set(project.files.map((file) => file.path));
    this.outside = new Outside(frameworks, modules);
    const methods = modules.flatMap((module) => module.methods);
    this.blockingPaths = withBeginnings(methods.flatMap(({ at }) => at));
    const named = methods.flatMap(({ at, needs = [] }) => [...at.map((path) => `${path}()`), ...needs]);
    this.forms = new Rewritten(modules, this.sources);
    const known = withBeginnings([...this.outside.paths, ...named, ...this.forms.paths]);
    this.solver = new Solver(new Values(known), isGrowing);
    this.resolve = resolverOf(project);
    this.packageOf = packageFolders(project.packages);
    this.links = new Linker(this.solver, {
      resolve: this.resolve,
      sources: this.sources,
      manifested: filesNamedBy(project.manifests ?? [], this.resolve),
      placed: placedFiles(this.sources, project.packages, frameworks),
      packageOf: this.packageOf,
      isWrapper: (path) => this.outside.isWrapped(`${path}()`),
      isRecord: (path) => records.has(path),
      instanceOf: (type) => this.outside.instanceOf(type),
    });
    this.results = new CallResolver(this.program, this.solver, this.links, this.outside);
  }

  add(facts: readonly FileFacts[]): void {
    this.known.clear();
    this.program.add(facts);
    this.links.add(facts);
    for (const file of facts) connectReads(file, this.solver, this.links, this.results.targets);
    this.results.add(facts);
  }

  /** One file loads another, so that their packages have processes in common. */
  join(from: string, to: string): void {
    this.solver.foreign.join(this.packageOf(from), this.packageOf(to));
  }

  edges(): Edge[] {
    return [...callEdges(this.program, this.results), ...callbackEdges(this.program, this.results)];
  }

  blocking(): BlockingCall[] {
    const { program, results } = this;
    const sightings = {
      program,
      outside: results.outside,
      versionOf: versionsIn(this.input.project.packages),
      functionsAt: (call: CallId, node: number) => this.valuesOf(call, node).functions,
    };
    return blockingCalls(sightings, this.input.modules);
  }

  /** See DemandInput. */
  leadsToBlocking(path: string): boolean {
    return this.blockingPaths.has(path) && !EVERYWHERE.has(path);
  }

  /** Calls that took the place of blocking ones in an earlier run. */
  rewritten(): BlockingCall[] {
    return this.forms.callsIn(this.program, this.results.outside);
  }

  paths(): Paths {
    return new Paths(this.program, this.results, (file, node) => textsAt(this.solver, this.links.node(file, node)));
  }

  /** What a value node of a call's file can be. */
  valuesOf(call: CallId, local: number): NodeValues {
    const node = this.links.node(pathOf(call), local);
    const known = this.known.get(node) ?? this.valuesAt(node);
    this.known.set(node, known);
    return known;
  }

  private valuesAt(node: number): NodeValues {
    const { solver } = this;
    const values = solver.valuesAt(node).map((number) => ({ number, ...solver.values.get(number) }));
    const lists = values.some(
      (value) => value.kind === 'object' && (value.list === true || solver.hasField(value.number, '*')),
    );
    return {
      functions: values.flatMap((value) => (value.kind === 'function' ? [value.fn] : [])),
      externals: values.flatMap((value) =>
        value.kind === 'external' ? [value.path] : value.kind === 'unread' ? [UNKNOWN] : [],
      ),
      makers: values.flatMap((value) => (value.kind === 'external' && value.site !== undefined ? [value.site] : [])),
      lists,
      // An object without elements is no handler and no list of them: the empty `module.exports` that every file begins with.
      others: lists || values.some(({ kind }) => kind === 'external' || kind === 'unread' || kind === 'class'),
    };
  }
}

/** The calls that the type checker could name. */
export function edgesByTypes(program: ProgramView, found: ReadonlyMap<CallId, FunctionId>): Edge[] {
  return [...found].map(([call, callee]) => ({ call, caller: program.callerOf(call), callee, kind: 'types' }));
}

function* callEdges(program: Program, results: CallResults): Generator<Edge> {
  for (const [call, targets] of results.targets) {
    for (const callee of targets) yield { call, caller: program.callerOf(call), callee, kind: 'flow' };
  }
}

/** Whoever hands a function to unknown code may cause it to be called. */
function callbackEdges(program: Program, { handed, told }: Pick<CallResults, 'handed' | 'told'>): Edge[] {
  const given = handed.filter(({ use }) =>
    use.kind === 'handler' ? use.row.context === 'startup_path' : use.kind !== 'delegate',
  );
  return [...given, ...told].map(({ call, fn }) => ({
    call,
    caller: program.callerOf(call),
    callee: fn,
    kind: 'callback',
  }));
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

/** Tells the folder of the package of a file. Most files load others of the same folder, and each of those is asked about. */
function packageFolders(packages: readonly PackageInfo[]): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const found = known.get(folder) ?? packageOf(path, packages).folder;
    known.set(folder, found);
    return found;
  };
}
