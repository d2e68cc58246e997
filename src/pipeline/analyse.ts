import { estimateOf, STUDY, type Penalties } from '../findings/estimates';
import { Exploration } from './explore';
import { FRAMEWORKS } from '../frameworks';
import { withEdges } from '../graph/build';
import { Checkers } from '../graph/checker';
import { contractsOf, type Contracts } from '../graph/contracts';
import { findingsOf } from '../graph/findings';
import { withCpu } from '../graph/cpu';
import { coldFunctions, withConfigured } from '../graph/configured';
import { applyIgnores } from '../graph/ignores';
import { reach, type Reach } from '../graph/reach';
import { isStarted } from '../graph/roots';
import { unreadOf } from '../graph/unread';
import { below } from '../projects/packages';
import type { Liveness, PlanInput } from '../plan';
import { functionId, pathOf } from '../program';
import type {
  Additions,
  BlockingModule,
  CallGraph,
  Context,
  Finding,
  FunctionId,
  Ignores,
  PackageInfo,
  Project,
  SkippedFile,
  SourceFile,
} from '../types';

/** What is known of a program before anything is planned. */
export interface Analysis {
  readonly graph: CallGraph;
  /** Without those that comments ask to leave alone. */
  readonly findings: readonly Finding[];
  readonly ignores: Ignores;
  readonly skipped: readonly SkippedFile[];
  readonly planning: Omit<PlanInput, 'wanted' | 'ttl'>;
}

export interface AnalyseOptions {
  readonly modules: readonly BlockingModule[];
  /** False parses every file. */
  readonly slice: boolean;
  /** See Exploration. */
  readonly atOnce?: number;
  readonly cache?: string;
  /** Files that start the server, where package.json does not say. */
  readonly entries: readonly string[];
  /** What a configuration adds beside the modules. */
  readonly additions?: Omit<Additions, 'modules'>;
  /** The rules for what keeps the CPU, when that is to be looked for; it may be in any file, so all are parsed. */
  readonly cpu?: BlockingModule;
  /** What kinds of calls were measured to cost; without, the study's table. */
  readonly penalties?: Penalties;
  /** Of which contexts calls may be rewritten; without, of any. */
  readonly contexts?: ReadonlySet<Context>;
  /** Exports may be called by files that are not in sight: a single file is analysed. */
  readonly alone: boolean;
}

type Sources = Pick<Project, 'files' | 'paths' | 'aliases' | 'package' | 'packages' | 'twins' | 'beside'>;

/** Scan, graph and findings: the part that never changes with the choices of a reviewer. */
export async function analyse(project: Sources, options: AnalyseOptions): Promise<Analysis> {
  const { frameworks = [], hot = [], handlers = [], cold = [] } = options.additions ?? {};
  const named = [...hot, ...handlers].map(({ match }) => match.split('#')[0].replace(/^\.\//, ''));
  const rows = { frameworks: [...FRAMEWORKS, ...frameworks], modules: options.modules };
  const promising = new Set(rows.frameworks.flatMap((framework) => framework.promising ?? []));
  const checkers = new Checkers(promising, options.alone || named.length > 0 || !isOfServers(options));
  const exploration = await Exploration.open(project, {
    ...options,
    ...rows,
    checkers,
    slice: options.slice && !options.cpu,
    rules: (graph) => withRules(graph, options),
    named: [...named, ...options.entries],
    offered: [...project.packages.flatMap(offeredPaths), ...(project.beside ?? []).map(({ wanted }) => wanted)],
  });
  const stated = (bare: CallGraph): Promise<Contracts | undefined> => contractsOf(bare, project.files, checkers);
  const look = (bare: CallGraph, contracts?: Contracts): Look => {
    const told = { contracts: contracts?.of, arrays: contracts?.arrays, unstated: contracts?.unstated };
    const known = { ...(contracts?.calls ?? []).reduce(withEdges, bare), ...told };
    const graph = withConfigured(known, { hot, handlers });
    const said = { starts: options.entries, isCold: coldFunctions(graph, cold) };
    return { graph, reached: reach(graph, project.packages, said) };
  };
  const { graph, reached } = await exploreWith(exploration, look, stated, options.alone);
  exploration.save();
  const { findings, ...ignores } = applyIgnores(graph, findingsOf(graph, reached).map(withEstimate(options)));
  const offered = publicFunctions(graph, project, options.alone);
  const rules: PlanInput['rules'] = {
    twins: !options.alone,
    package: project.package,
    publicFunctions: offered,
    given: new Set([...offered, ...graph.givenBy([...offered])]),
    unparsed: unreadOf(graph, filesOf(project, exploration.skipped)),
  };
  return {
    graph,
    findings,
    ignores,
    skipped: exploration.skipped,
    planning: { graph, findings, rules, liveness: livenessOf(graph, reached, options.alone) },
  };
}

/** What is known of a graph: where it is reached, too. */
interface Look {
  readonly graph: CallGraph;
  readonly reached: Reach;
}

/** Reads all that matters. The type checker is slow: what it knows of signatures is asked when all is read. */
async function exploreWith(
  exploration: Exploration,
  look: (bare: CallGraph, contracts?: Contracts) => Look,
  stated: (bare: CallGraph) => Promise<Contracts | undefined>,
  alone: boolean,
): Promise<Look> {
  const liveIn = ({ graph, reached }: Look): Liveness['live'] => livenessOf(graph, reached, alone).live;
  const bare = await exploration.grow((graph) => liveIn(look(graph)));
  const contracts = alone ? undefined : await stated(bare);
  const seen = look(bare, contracts);
  if (!exploration.isPartial || !contracts?.calls.length) return seen;
  // More calls are known: more may be live.
  const { size } = exploration;
  const more = await exploration.grow(() => liveIn(seen));
  return exploration.size === size ? seen : look(more, await stated(more));
}

/** Only what requests and background work run is to be rewritten. */
function isOfServers({ contexts }: AnalyseOptions): boolean {
  const served = new Set<Context>(['request_path', 'background_path']);
  return contexts !== undefined && [...contexts].every((context) => served.has(context));
}

function withRules(graph: CallGraph, { cpu }: AnalyseOptions): CallGraph {
  return cpu ? withCpu(graph, cpu) : graph;
}

function withEstimate({ penalties = STUDY }: AnalyseOptions): (finding: Finding) => Finding {
  return (finding) => ({ ...finding, estimate: finding.notice ? undefined : estimateOf(finding.rule, penalties) });
}

/**
 * Functions that others than this program may call: those of packages that are published and do not themselves serve, and
 * those that code of the same repository asks for, where only a part of it is looked at.
 */
function publicFunctions(graph: CallGraph, project: Sources, alone: boolean): ReadonlySet<FunctionId> {
  if (alone) return new Set([...graph.program.all].flatMap((file) => graph.exportsOf(file.path)));
  const offered = project.packages.flatMap((info) => publishedFiles(graph, info));
  const asked = (project.beside ?? []).flatMap(({ wanted }) => graph.resolve('package.json', `./${wanted}`));
  return new Set([...offered, ...asked].flatMap((path) => graph.exportsOf(path)));
}

function publishedFiles(graph: CallGraph, info: PackageInfo): readonly string[] {
  if (info.private || isStarted(graph, info)) return [];
  const files = offeredPaths(info).flatMap((path) => graph.resolve('package.json', `./${path}`));
  return files.some((path) => serves(graph, path)) ? [] : files;
}

/** A file that listens, other than in a function that it exports: that one is for others to call. */
function serves(graph: CallGraph, path: string): boolean {
  const offered = new Set(graph.exportsOf(path));
  const isOffered = (fn: number): boolean =>
    fn > 0 && (offered.has(functionId(path, fn)) || isOffered(graph.program.fn(functionId(path, fn)).parent));
  const calls = graph.program.file(path)?.calls ?? [];
  return calls.some((call) => call.name === 'listen' && !isOffered(call.fn));
}

/** The files that a package names for others to load, relative to the root. */
function offeredPaths(info: PackageInfo): readonly string[] {
  const named = [info.main, ...info.exports.map(([key, target]) => (key.startsWith('#') ? undefined : target))];
  return named.flatMap((path) => (path === undefined ? [] : below(info, path)));
}

function filesOf(project: Pick<Project, 'files'>, skipped: readonly SkippedFile[]): SourceFile[] {
  const paths = new Set(skipped.map((file) => file.path));
  return project.files.filter((file) => paths.has(file.path));
}

function isUnseen(context: Context): boolean {
  return context === 'unreachable_path' || context === 'unknown_path';
}

function isUnreached(id: FunctionId, reached: Reach): boolean {
  return [...reached.values()].every((functions) => !functions.has(id));
}

function livenessOf(graph: CallGraph, reached: Reach, alone: boolean): Liveness {
  const inRequest = reached.get('request_path');
  const inBackground = reached.get('background_path');
  const inStartup = reached.get('startup_path');
  const isLoaded = loadedWith(graph, reached);
  const runs = (id: FunctionId): boolean => inRequest?.has(id) === true || inBackground?.has(id) === true;
  return {
    reachedIn: (id, context) => (isUnseen(context) ? isUnreached(id, reached) : reached.get(context)?.has(id) === true),
    perRequest: (id) => id !== moduleOf(id) && inRequest?.has(id) === true,
    // Of a single file, whatever start-up does not run may be called by anybody at any time.
    live: remembered((id) => (alone ? runs(id) || !inStartup?.has(id) : runs(id) && isLoaded(moduleOf(id)))),
  };
}

/** Each plan of a review asks the same of every function. */
function remembered(answer: (id: FunctionId) => boolean): (id: FunctionId) => boolean {
  const known = new Map<FunctionId, boolean>();
  return (id) => {
    const found = known.get(id) ?? answer(id);
    known.set(id, found);
    return found;
  };
}

/**
 * Whether a module is loaded by what loads the handlers. Pages of a browser are not, though a name in them may look like
 * that of a callee.
 */
function loadedWith(graph: CallGraph, reached: Reach): (module: FunctionId) => boolean {
  const registering = graph.entries
    .filter((entry) => entry.context === 'request_path')
    .map((entry) => moduleOf(entry.call === undefined ? entry.fn : graph.program.callerOf(entry.call)));
  const loading = [...reached.values()].filter((functions) => registering.some((module) => functions.has(module)));
  return (module) => loading.some((functions) => functions.has(module));
}

function moduleOf(id: FunctionId): FunctionId {
  return functionId(pathOf(id), 0);
}
