import { namespacesIn } from '../language/requests';
import { packageFolders, packageOf } from '../projects/packages';
import { placedFiles } from '../projects/by-place';
import { pathOf, Program } from '../program';
import type {
  BlockingCall,
  BlockingModule,
  CallId,
  Edge,
  FileFacts,
  Framework,
  NodeValues,
  PackageInfo,
  Project,
} from '../types';
import { blockingCalls } from './calls/blocking';
import { CallResolver } from './calls/calls';
import { edgesOf, heldEdges } from './calls/edges';
import { connectReads } from './linking/getters';
import { lostRequests } from './linking/lost-requests';
import { Linker } from './linking/link';
import { mainFilesOf } from './linking/main-files';
import type { Outside } from './outside/outside';
import { rowPathsOf } from './outside/row-paths';
import { textsAt } from './calls/known-texts';
import { MadePaths } from './calls/made-paths';
import { Paths } from './calls/paths';
import { testsAmong } from './loaded-files';
import { FilePatterns } from './linking/file-patterns';
import { MemberNames } from './linking/member-names';
import { filesNamedBy, resolverOf, sourcesOf, type Resolve } from './linking/resolve';
import { Rewritten } from './calls/rewritten';
import { Solver } from './points-to/solve';
import { UNKNOWN, Values, withBeginnings } from './points-to/values';

/** What the files of a program are assembled with. */
export interface AssemblyInput {
  readonly project: Pick<
    Project,
    | 'files'
    | 'paths'
    | 'aliases'
    | 'packages'
    | 'twins'
    | 'manifests'
    | 'settings'
    | 'deployed'
    | 'outputs'
    | 'calledInViews'
  >;
  readonly frameworks: readonly Framework[];
  readonly modules: readonly BlockingModule[];
}

/** The names that every file has without importing them. */
const EVERYWHERE = new Set(['require', 'process', 'Atomics']);

/** The files of a program, with the points-to analysis over them. Its answers hold for the files added so far. */
export class Assembly {
  readonly program = new Program([]);
  readonly sources: ReadonlySet<string>;
  readonly outside: Outside;
  readonly solver: Solver;
  readonly resolve: Resolve;
  readonly links: Linker;
  readonly results: CallResolver;
  /** Memoised by node until files are added: for a table of handlers, each of them asks. */
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
    const entities = new Set(frameworks.flatMap((framework) => framework.entities ?? []));
    this.sources = new Set(project.files.map((file) => file.path));
    const { outside, blocking, known } = rowPathsOf(frameworks, modules);
    this.outside = outside;
    this.blockingPaths = blocking;
    this.forms = new Rewritten(modules, this.sources);
    const namespaces = new Set(project.files.flatMap(({ text }) => namespacesIn(text)));
    this.solver = new Solver(new Values(known, withBeginnings(this.forms.paths)), isGrowing, namespaces);
    this.resolve = resolverOf(project);
    this.packageOf = packageFolders(project.packages);
    const members = new MemberNames(project.files);
    this.links = new Linker(this.solver, {
      resolve: this.resolve,
      sources: this.sources,
      manifested: filesNamedBy(project.manifests ?? [], this.resolve),
      settings: new Map(project.settings?.map(({ path, texts }) => [path, texts])),
      placed: placedFiles(this.sources, project.packages, frameworks),
      lost: lostRequests(project, this.resolve),
      packageOf: this.packageOf,
      patterns: new FilePatterns(this.sources, project.packages, (path) => sourcesOf(path, project.outputs)),
      isWrapper: (path) => this.outside.isWrapped(`${path}()`),
      isRecord: (path) => records.has(path),
      isEntity: (path) => entities.has(path),
      instanceOf: (type) => this.outside.instanceOf(type),
      calledInViews: project.calledInViews ?? new Set(),
      calledUnread: (name) => members.filesWith(name).some((path) => !this.program.file(path)),
      mainFiles: mainFilesOf(project.packages, this.resolve),
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

  /** One file loads another, so that their packages share a process. */
  join(from: string, to: string): void {
    this.solver.foreign.join(this.packageOf(from), this.packageOf(to));
  }

  edges(): Edge[] {
    return edgesOf(this.program, this.results);
  }

  /** See CallGraph. */
  heldEdges(): Edge[] {
    return heldEdges(this.program, this.results);
  }

  blocking(): BlockingCall[] {
    const { program, results } = this;
    const sightings = {
      program,
      outside: results.outside,
      versionOf: versionsIn(this.input.project.packages),
      externalsAt: (call: CallId, node: number) => this.valuesOf(call, node).externals,
      functionsAt: (call: CallId, node: number) => this.valuesOf(call, node).functions,
    };
    return blockingCalls(sightings, this.input.modules);
  }

  /** See DemandInput. */
  leadsToBlocking(path: string): boolean {
    return this.blockingPaths.has(path) && !EVERYWHERE.has(path);
  }

  /** Calls that an earlier run substituted for blocking ones. */
  rewritten(): BlockingCall[] {
    return this.forms.callsIn(this.program, this.results.outside);
  }

  paths(): Paths {
    const made = new MadePaths(this.program, this.solver, this.links, this.results);
    return new Paths(
      this.program,
      this.results,
      (file, node) => textsAt(this.solver, this.links.node(file, node), made.at(file, node)),
      testsAmong(this.links.loads),
    );
  }

  /** The points-to set of a flow node in the file of a call. */
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
      // An empty object is no handler and no list of them: every file begins with an empty `module.exports`.
      others: lists || values.some(({ kind }) => kind === 'external' || kind === 'unread' || kind === 'class'),
    };
  }
}

/** The version that the package of a file states for another; without one, that of any package, the root first. */
function versionsIn(packages: readonly PackageInfo[]): (file: string, name: string) => string | undefined {
  const all = new Map([...packages].reverse().flatMap((info) => [...info.dependencies]));
  return (file, name) => packageOf(file, packages).dependencies.get(name) ?? all.get(name);
}
