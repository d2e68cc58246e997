import { buildGraph, withEdges, type BuildInput } from '../graph/build';
import { Growth } from '../graph/demand/growth';
import { resolverOf, type Resolve } from '../graph/linking/resolve';
import type { Checkers } from '../graph/types/checker';
import { questionsOf, resolveByTypes } from '../graph/types/receivers';
import { openScanner, type Scanner } from '../scan';
import { Outline } from '../scan/slice/outline';
import { findsByPlace } from '../projects/by-place';
import { withoutPages } from '../scan/slice/pages';
import { sliceOf } from '../scan/slice/slice';
import type { CallGraph, CallId, FileFacts, Flow, FunctionId, Project, SkippedFile, SourceFile } from '../types';

type Sources = Pick<Project, 'files' | 'paths' | 'aliases' | 'packages' | 'twins' | 'manifests'>;

export interface ExploreOptions extends Pick<BuildInput, 'frameworks' | 'modules'> {
  readonly checkers: Checkers;
  /** Adds the edges that syntax alone does not give. */
  readonly rules: (graph: CallGraph) => CallGraph;
  /** Also look for work on the CPU. */
  readonly cpu?: object;
  /** File that keeps the facts from run to run. */
  readonly cache?: string;
  /** False reads every file at once. */
  readonly slice: boolean;
  /** Number of connected files that are read in one go; with more, only what the graph asks for is read. */
  readonly atOnce?: number;
  /** Globs of files that a person named: they are read whatever they contain. */
  readonly named: readonly string[];
  /** Paths, from the root, that other programs load: their exports may be called by anybody. */
  readonly offered: readonly string[];
  /** Exports may be called by files out of sight: a single file is analysed. */
  readonly alone: boolean;
}

/** Fewer files than this cost less to read than to select. */
const AT_ONCE = 8000;

/** Number of graphs that are asked for what planning needs. */
const PLANNING_ROUNDS = 2;

/** A test for the functions that requests or background work run. */
type Live = (id: FunctionId) => boolean;

interface Partly {
  readonly outline: Outline;
  readonly growth: Growth;
}

/**
 * Reads the files that can matter: for a program of usual size, all that are connected with a blocking call by imports.
 * A large one is read incrementally (a fixpoint): the files that name a blocking method, then what a growing graph says
 * is missing, until nothing is. The result must be that of reading everything.
 */
export class Exploration {
  private readonly facts = new Map<string, FileFacts>();
  /** The edges that the type checker found. */
  private readonly answers = new Map<CallId, FunctionId>();
  private readonly asked = new Set<CallId>();
  /** The graph of the facts; undefined when there are new ones. */
  private graph: CallGraph | undefined;

  private constructor(
    private readonly project: Sources,
    private readonly options: ExploreOptions,
    private readonly scanner: Scanner,
    /** Whether the program is large, and read as far as it matters; of any other, all connected files were read. */
    private readonly partly: Partly | undefined,
  ) {}

  static async open(project: Sources, options: ExploreOptions): Promise<Exploration> {
    const { modules, named, offered, slice, atOnce = AT_ONCE } = options;
    const resolve = resolverOf(project);
    const outline = new Outline(project.files, resolve);
    const findsOthers = findsByPlace(project.packages, options.frameworks);
    const ofNode = (): readonly SourceFile[] => withoutPages(project.files, outline.loads(), project.paths, modules);
    const connected = slice ? sliceOf(ofNode(), outline.loads(), modules, findsOthers) : project.files;
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

  /** Files that were to be read but do not parse. */
  get skipped(): readonly SkippedFile[] {
    return this.scanner.skipped;
  }

  /** Keeps the facts for the next run. */
  save(): void {
    this.scanner.save();
  }

  /** Whether files were left out that are connected with a blocking call by imports. */
  get isPartial(): boolean {
    return this.partly !== undefined;
  }

  /** Number of files that were read. */
  get size(): number {
    return this.facts.size;
  }

  /**
   * Grows the program until nothing that leads to a blocking call is missing, and nothing that is needed to plan for
   * live functions (`liveIn`).
   */
  async grow(liveIn: (graph: CallGraph) => Live): Promise<CallGraph> {
    if (this.partly) this.readAll(undefined);
    for (let round = 1; ; round++) {
      const graph = withEdges(this.build(), this.answers);
      // In an entangled program each file read for planning displaces another: that is bounded.
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

  /** Reads what the growing graph asks for, until it asks for nothing. */
  private readAll(live: Live | undefined): void {
    const { outline, growth } = this.partly as Partly;
    while (this.read(outline.wanted(growth.demand(live, this.answers))));
  }

  /** Adds the edges of calls that the type checker can resolve; false when there are none. */
  private async askChecker(graph: CallGraph): Promise<boolean> {
    const questions = questionsOf(graph).filter((question) => !this.asked.has(question));
    // It is of no use for one file, and cannot be loaded by every runner of transforms.
    if (this.options.alone || questions.length === 0) return false;
    for (const question of questions) this.asked.add(question);
    const answers = await resolveByTypes(graph, this.project.files, questions, this.options.checkers);
    for (const [call, fn] of answers) this.answers.set(call, fn);
    return answers.size > 0;
  }

  /** Reads files, and those that they request by a partly computed name, which no text shows. */
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

  /** Ordered by path, so that the result does not depend on the order of reading. */
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
