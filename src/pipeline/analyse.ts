import { estimateOf, STUDY, type Penalties } from '../findings/estimates';
import { Exploration } from './explore';
import { FRAMEWORKS } from '../frameworks';
import { withEdges } from '../graph/build';
import { Checkers } from '../graph/types/checker';
import { contractsOf, type Contracts } from '../graph/types/contracts';
import { extended } from '../memoised';
import { findingsOf } from '../graph/reach/findings';
import { withCpu } from '../graph/reach/cpu';
import { coldFunctions, withConfigured } from '../graph/entries/configured';
import { applyIgnores } from '../graph/reach/ignores';
import { reach, type Reach } from '../graph/reach/reach';
import { unreadOf } from '../graph/reach/unread';
import type { Liveness, PlanInput } from '../plan';
import type {
  Additions,
  BlockingModule,
  CallGraph,
  Context,
  Finding,
  Framework,
  Ignores,
  Project,
  SkippedFile,
  SourceFile,
} from '../types';
import { offeredFiles, publicFunctions } from './offered';
import { livenessOf } from './liveness';

/** What is known of a program before planning. */
export interface Analysis {
  readonly graph: CallGraph;
  /** Without those that comments ask to ignore. */
  readonly findings: readonly Finding[];
  readonly ignores: Ignores;
  readonly skipped: readonly SkippedFile[];
  readonly planning: Omit<PlanInput, 'wanted' | 'ttl' | 'parallel'>;
}

/** What is looked for, and how much is read for it. */
export interface AnalyseOptions {
  readonly modules: readonly BlockingModule[];
  /** False parses every file. */
  readonly slice: boolean;
  /** See Exploration. */
  readonly atOnce?: number;
  readonly cache?: string;
  /** Files that start the server, where package.json does not tell. */
  readonly entries: readonly string[];
  /** What a configuration adds besides modules. */
  readonly additions?: Omit<Additions, 'modules'>;
  /** The rules for work on the CPU, if it is looked for; it may be in any file, so all are parsed. */
  readonly cpu?: BlockingModule;
  /** The measured costs of calls; without them, the table of the study. */
  readonly penalties?: Penalties;
  /** The contexts in which calls may be rewritten; without them, any. */
  readonly contexts?: ReadonlySet<Context>;
  /** Exports may be called by files out of sight: a single file is analysed. */
  readonly alone: boolean;
}

type Sources = Pick<Project, 'files' | 'paths' | 'aliases' | 'package' | 'packages' | 'twins' | 'beside'>;

/** Scan, graph and findings: the part that does not depend on a reviewer's choices. */
export async function analyse(project: Sources, options: AnalyseOptions): Promise<Analysis> {
  const checkers = checkersFor(options);
  const exploration = await openExploration(project, options, checkers);
  const stated: Stated = (bare) => contractsOf(bare, project.files, checkers);
  const { graph, reached } = await exploreWith(exploration, lookAt(project, options), stated, options.alone);
  exploration.save();
  const { skipped } = exploration;
  const { findings, ...ignores } = applyIgnores(graph, findingsOf(graph, reached).map(withEstimate(options)));
  const rules = rulesOf(graph, project, options, skipped);
  const liveness = livenessOf(graph, reached, options.alone);
  return {
    graph,
    findings,
    ignores,
    skipped,
    planning: { graph, findings, rules, liveness, packages: project.packages },
  };
}

function checkersFor(options: AnalyseOptions): Checkers {
  const promising = new Set(frameworksOf(options).flatMap((framework) => framework.promising ?? []));
  return new Checkers(promising, options.alone || namedFiles(options).length > 0 || !isOfServers(options));
}

function openExploration(project: Sources, options: AnalyseOptions, checkers: Checkers): Promise<Exploration> {
  return Exploration.open(project, {
    ...options,
    frameworks: frameworksOf(options),
    checkers,
    slice: options.slice && !options.cpu,
    rules: (graph) => withRules(graph, options),
    named: [...namedFiles(options), ...options.entries],
    offered: offeredFiles(project),
  });
}

function frameworksOf({ additions }: AnalyseOptions): readonly Framework[] {
  return extended(FRAMEWORKS, additions?.frameworks);
}

/** Globs of the files whose functions a configuration names. */
function namedFiles({ additions }: AnalyseOptions): readonly string[] {
  const { hot = [], handlers = [] } = additions ?? {};
  return [...hot, ...handlers].map(({ match }) => match.split('#')[0].replace(/^\.\//, ''));
}

/** What planning has to know of the project. */
function rulesOf(
  graph: CallGraph,
  project: Sources,
  { alone }: AnalyseOptions,
  skipped: readonly SkippedFile[],
): PlanInput['rules'] {
  const offered = publicFunctions(graph, project, alone);
  return {
    twins: !alone,
    package: project.package,
    publicFunctions: offered,
    given: new Set([...offered, ...graph.givenBy([...offered])]),
    unparsed: unreadOf(graph, filesOf(project, skipped)),
  };
}

/** A graph, and what is reached in it. */
interface Look {
  readonly graph: CallGraph;
  readonly reached: Reach;
}

type LookAt = (bare: CallGraph, contracts?: Contracts) => Look;
type Stated = (bare: CallGraph) => Promise<Contracts | undefined>;

/** Adds to the graph what types and the configuration say, and computes what is reached from its entries. */
function lookAt({ packages }: Sources, { additions, entries }: AnalyseOptions): LookAt {
  const { hot = [], handlers = [], cold = [] } = additions ?? {};
  return (bare, contracts) => {
    const told = { contracts: contracts?.of, arrays: contracts?.arrays, unstated: contracts?.unstated };
    const known = { ...(contracts?.calls ?? []).reduce(withEdges, bare), ...told };
    const graph = withConfigured(known, { hot, handlers });
    return { graph, reached: reach(graph, packages, { starts: entries, isCold: coldFunctions(graph, cold) }) };
  };
}

/** Reads all that matters. The type checker is slow, so it is asked about signatures at the end. */
async function exploreWith(exploration: Exploration, look: LookAt, stated: Stated, alone: boolean): Promise<Look> {
  const liveIn = ({ graph, reached }: Look): Liveness['live'] => livenessOf(graph, reached, alone).live;
  const bare = await exploration.grow((graph) => liveIn(look(graph)));
  const contracts = alone ? undefined : await stated(bare);
  const seen = look(bare, contracts);
  if (!exploration.isPartial || !contracts?.calls.length) return seen;
  // With more edges, more may be live.
  const { size } = exploration;
  const more = await exploration.grow(() => liveIn(seen));
  return exploration.size === size ? seen : look(more, await stated(more));
}

/** Only what requests and background work run is rewritten. */
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

function filesOf(project: Pick<Project, 'files'>, skipped: readonly SkippedFile[]): SourceFile[] {
  const paths = new Set(skipped.map((file) => file.path));
  return project.files.filter((file) => paths.has(file.path));
}
