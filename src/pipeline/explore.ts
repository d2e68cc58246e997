import { buildGraph, withEdges, type BuildInput } from '../graph/build';
import { Growth } from '../graph/growth';
import { resolverOf, type Resolve } from '../graph/resolve';
import type { Checkers } from '../graph/checker';
import { questionsOf, resolveByTypes } from '../graph/types';
import { openScanner, type Scanner } from '../scan';
import { Outline } from '../scan/outline';
import { findsByPlace } from '../projects/by-place';
import { sliceOf } from '../scan/slice';
import type { CallGraph, CallId, FileFacts, Flow, FunctionId, Project, SkippedFile } from '../types';

type Sources = Pick<Project, 'files' | 'paths' | 'aliases' | 'packages' | 'twins' | 'manifests'>;

export interface ExploreOptions extends Pick<BuildInput, 'frameworks' | 'modules'> {
  readonly checkers: Checkers;
  /** Adds what the graph of syntax does not have. */
  readonly rules: (graph: CallGraph) => CallGraph;
  /** True looks for what keeps the CPU, too. */
  readonly cpu?: object;
  /** File that keeps the facts from run to run. */
  readonly cache?: string;
  /** False reads every file at once. */
  readonly slice: boolean;
  /** How many connected files are read in one go; of more, only what the graph asks for. */
  readonly atOnce?: number;
  /** Globs of files that a person named: they are read whatever they hold. */
  readonly named: readonly string[];
  /** Paths, from the root, that others load: whatever is exported there may be called by anybody. */
  readonly offered: readonly string[];
  /** Exports may be called by files that are not in sight: a single file is analysed. */
  readonly alone: boolean;
}

/** Of fewer files than this it costs less to read them than to find out which of them matter. */
const AT_ONCE = 8000;

/** How many graphs are asked for what planning needs. */
const PLANNING_ROUNDS = 2;

/** Tells the functions that requests or background work run. */
type Live = (id: FunctionId) => boolean;

interface Partly {
  readonly outline: Outline;
  readonly growth: Growth;
}

/**
 * Reads as much of a program as can matter. Of one of usual size that is all that is connected with a blocking call by imports. Of
 * a large one it begins with the files that name a blocking call, reads what a graph that grows with them says is missing, and so
 * on until nothing is. The result must be that of reading everything.
 */
export class Exploration {
  private readonly facts = new Map<string, FileFacts>();
  /** What the type checker said of calls. */
  private readonly answers = new Map<CallId, FunctionId>();
  private readonly asked = new Set<CallId>();
  /** The graph of the facts; undefined when there are new ones. */
  private graph: CallGraph | undefined;

  private constructor(
    private readonly project: Sources,
    private readonly options: ExploreOptions,
    private readonly scanner: Scanner,
    /** Of a large program, which is read as far as it matters; of any other, all that is connected was read. */
    private readonly partly: Partly | undefined,
  ) {}

  static async open(project: Sources, options: ExploreOptions): Promise<Exploration> {
    const { modules, named, offered, slice, atOnce = AT_ONCE } = options;
    const resolve = resolverOf(project);
    const outline = new Outline(project.files, resolve);
    const findsOthers = findsByPlace(project.packages, options.frameworks);
    const connected = slice ? sliceOf(project.files, outline.loads(), modules, findsOthers) : project.files;
    const isLarge = slice && connected.length > atOnce;
    const exploration = new Exploration(
      project,
      options,
      await openScanner(project, { cpu: options.cpu !== undefined, cache: options.cache }),
      isLarge ? { outline, growth: new Growth({ ...options, project }) } : undefined,
    );
    exploration.read(outline.named(named));
    if (!isLarge) exploration.readConnected([...outline.named(named), ...connected.map((file) => file.path)], resolve);
    else
      exploration.read([...outline.seeds(modules), ...offered.flatMap((path) => resolve('package.json', `./${path}`))]);
    return exploration;
  }

  /** Files that were to be read and do not parse. */
  get skipped(): readonly SkippedFile[] {
    return this.scanner.skipped;
  }

  /** Keeps what was read for the next run. */
  save(): void {
    this.scanner.save();
  }

  /** True when files were left out that are connected with a blocking call by imports. */
  get isPartial(): boolean {
    return this.partly !== undefined;
  }

  /** How many files were read. */
  get size(): number {
    return this.facts.size;
  }

  /**
   * Grows the program until nothing that leads to a blocking call is missing, and nothing to plan for what requests or background
   * work run: `liveIn` tells which functions of a graph that are.
   */
  async grow(liveIn: (graph: CallGraph) => Live): Promise<CallGraph> {
    if (this.partly) this.readAll(undefined);
    for (let round = 1; ; round++) {
      const graph = withEdges(this.build(), this.answers);
      // Where a program is tangled, each file that is read to plan makes room for another: that is not asked for without end.
      if (this.readMore(graph, round <= PLANNING_ROUNDS ? liveIn : undefined)) continue;
      if (!(await this.askChecker(graph))) return graph;
    }
  }

  /** Reads what a graph says is missing, and whatever that asks for. */
  private readMore(graph: CallGraph, liveIn: ((graph: CallGraph) => Live) | undefined): boolean {
    if (!this.partly) return false;
    const { size } = this.facts;
    const live = liveIn?.(graph);
    this.read(this.partly.outline.wanted(graph.demand(live)));
    this.readAll(live);
    return this.facts.size > size;
  }

  /** Reads what the graph that grows asks for, until it asks for nothing. */
  private readAll(live: Live | undefined): void {
    const { outline, growth } = this.partly as Partly;
    while (this.read(outline.wanted(growth.demand(live, this.answers))));
  }

  /** True when the type checker could tell what more calls mean. */
  private async askChecker(graph: CallGraph): Promise<boolean> {
    const questions = questionsOf(graph).filter((question) => !this.asked.has(question));
    // It is of no use for one file, and cannot be loaded in the process of every runner of transforms.
    if (this.options.alone || questions.length === 0) return false;
    for (const question of questions) this.asked.add(question);
    const answers = await resolveByTypes(graph, this.project.files, questions, this.options.checkers);
    for (const [call, fn] of answers) this.answers.set(call, fn);
    return answers.size > 0;
  }

  /** Reads files, and those that they ask for by a name of which only a run can tell the rest, which no text shows. */
  private readConnected(paths: readonly string[], resolve: Resolve): void {
    this.read(paths);
    const queue = paths.flatMap((path) => this.requestedBy(path, resolve));
    // What a text shows is connected already.
    const seen = new Set(paths);
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      this.read([path]);
      queue.push(...this.requestedBy(path, resolve));
    }
  }

  private requestedBy(path: string, resolve: Resolve): readonly string[] {
    const requests = (this.facts.get(path)?.flow ?? []).flatMap(requestOf);
    return [...new Set(requests)].flatMap((request) => resolve(path, request));
  }

  /** In the order of paths, so that the result does not depend on the order of reading. */
  private build(): CallGraph {
    if (this.graph) return this.graph;
    const facts = [...this.facts.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const { frameworks, modules, rules } = this.options;
    const unread = this.partly?.outline.loads().filter(({ from }) => !this.facts.has(from)) ?? [];
    return (this.graph = rules(buildGraph({ facts, project: this.project, frameworks, modules, unread })));
  }

  /** True when there was something new. */
  private read(paths: Iterable<string>): boolean {
    const found = this.scanner.read(paths);
    for (const file of found) this.facts.set(file.path, file);
    if (found.length === 0) return false;
    this.graph = undefined;
    this.partly?.growth.add(found);
    return true;
  }
}

function requestOf(item: Flow): readonly string[] {
  if (item[0] === 'require' || item[0] === 'import') return [item[2]];
  return item[0] === 'export-all' ? [item[1]] : [];
}
