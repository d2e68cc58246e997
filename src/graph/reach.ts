import type { CallGraph, Context, Edge, Entry, FunctionId, PackageInfo } from '../types';
import { isTestFile } from '../test-files';
import { functionId, pathOf } from '../program';

/** How a function was first reached in a context: from which function, by which edge, or as which entry. */
export interface Step {
  readonly edge?: Edge;
  readonly entry?: Entry;
}

/** For each context, the functions it reaches, with the step that led there; steps lead back to an entry or a module. */
export type Reach = ReadonlyMap<Context, ReadonlyMap<FunctionId, Step>>;

const ROOT_CONTEXTS = ['request_path', 'background_path', 'startup_path', 'tooling_path'] as const;
const TOOL_FILE = /(?:^|\/)(?:gulpfile|gruntfile|[\w.-]+\.config|\.[\w.-]+rc)\.[cm]?[jt]s$/i;
const START_SCRIPTS = ['start', 'serve', 'server', 'dev', 'develop', 'prod', 'production'];

/** What a person said about the program. */
export interface Said {
  /** Files that start the server. */
  readonly starts: readonly string[];
  /** Functions that no request runs. */
  readonly isCold: (id: FunctionId) => boolean;
}

/** Walks the graph from every entry whose registration is itself reached, until nothing new is found. */
export function reach(graph: CallGraph, info: PackageInfo, said: Said): Reach {
  return new Walk(graph, info, said).run();
}

class Walk {
  private readonly reached = new Map<Context, Map<FunctionId, Step>>(
    ROOT_CONTEXTS.map((context) => [context, new Map()]),
  );
  private readonly loadsOf = new Map<FunctionId, FunctionId[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly info: PackageInfo,
    private readonly said: Said,
  ) {
    for (const load of graph.loads) {
      const known = this.loadsOf.get(load.from);
      if (known) known.push(functionId(load.to, 0));
      else this.loadsOf.set(load.from, [functionId(load.to, 0)]);
    }
  }

  run(): Reach {
    for (const path of this.said.starts) this.visit('startup_path', functionId(path, 0), {});
    for (const [path, context] of programRoots(this.graph, this.info)) this.visit(context, functionId(path, 0), {});
    for (let open = this.graph.entries; open.length > 0;) {
      const ready = open.filter((entry) => this.isRegistered(entry));
      if (ready.length === 0) break;
      for (const entry of ready) this.enter(entry);
      open = open.filter((entry) => !ready.includes(entry));
    }
    return this.reached;
  }

  private isRegistered({ call }: Entry): boolean {
    if (call === undefined) return true;
    const caller = this.graph.program.callerOf(call);
    return ROOT_CONTEXTS.some((context) => this.reached.get(context)?.has(caller));
  }

  private enter(entry: Entry): void {
    this.visit(entry.context, entry.fn, { entry });
    // Whoever calls it has loaded its file before.
    if (entry.call === undefined) this.visit('startup_path', functionId(pathOf(entry.fn), 0), {});
  }

  /** Breadth first, so that the proofs are short. */
  private visit(context: Context, start: FunctionId, step: Step): void {
    const seen = this.reached.get(context) as Map<FunctionId, Step>;
    if (seen.has(start) || !this.graph.program.file(pathOf(start)) || this.isKeptOut(context, start)) return;
    seen.set(start, step);
    const queue = [start];
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      this.visitLoaded(id, context);
      for (const edge of this.graph.from.get(id) ?? []) {
        if (seen.has(edge.callee) || !this.graph.program.file(pathOf(edge.callee))) continue;
        // The server never runs what only a test hands to it.
        if (context !== 'tooling_path' && isTestFile(pathOf(edge.callee))) continue;
        if (this.isKeptOut(context, edge.callee)) continue;
        seen.set(edge.callee, { edge });
        queue.push(edge.callee);
      }
    }
  }

  private isKeptOut(context: Context, id: FunctionId): boolean {
    return context === 'request_path' && this.said.isCold(id);
  }

  /** A module runs once, when it is first asked for; even if a request does so, that is start-up work done late. */
  private visitLoaded(id: FunctionId, context: Context): void {
    const loading = context === 'tooling_path' ? context : 'startup_path';
    for (const loaded of this.loadsOf.get(id) ?? []) this.visit(loading, loaded, {});
  }
}

/** The files that nobody in the program loads but somebody outside starts, and what for. */
export function programRoots(graph: CallGraph, info: PackageInfo): Map<string, Context> {
  const roots = new Map<string, Context>();
  const loaded = new Set(graph.loads.map((load) => load.to));
  for (const file of graph.program.all)
    if (isTestFile(file.path) || TOOL_FILE.test(file.path)) roots.set(file.path, 'tooling_path');
  for (const [script, command] of info.scripts) {
    const context = START_SCRIPTS.some((name) => script === name || script.startsWith(`${name}:`))
      ? 'startup_path'
      : 'tooling_path';
    for (const path of filesIn(command, graph)) if (roots.get(path) !== 'startup_path') roots.set(path, context);
  }
  for (const path of mainFiles(graph, info)) roots.set(path, 'startup_path');
  for (const file of graph.program.all) {
    if (roots.has(file.path) || !startsServer(graph, file.path, loaded.has(file.path))) continue;
    roots.set(file.path, 'startup_path');
  }
  const served = [...roots.values()].includes('startup_path');
  if (!served)
    for (const file of graph.program.all)
      if (!loaded.has(file.path) && !roots.has(file.path)) roots.set(file.path, 'startup_path');
  return roots;
}

function filesIn(command: string, graph: CallGraph): string[] {
  return command
    .split(/[\s;&|'"]+/)
    .flatMap((word) => (/^[\w@./-]+$/.test(word) && /[./]/.test(word) ? sourcesOf(graph, word) : []));
}

function mainFiles(graph: CallGraph, info: PackageInfo): readonly string[] {
  const main = info.main === undefined ? [] : sourcesOf(graph, info.main);
  return main.length > 0 ? main : graph.resolve('package.json', './index.js');
}

/** The file that package.json names; of a build that is not there, what it is probably built from. */
function sourcesOf(graph: CallGraph, named: string): readonly string[] {
  const path = named.replace(/^\.\//, '');
  const found = graph.resolve('package.json', `./${path}`);
  return found.length > 0
    ? found
    : graph.resolve('package.json', `./${path.replace(/^(?:dist|build|out|lib)\//, 'src/')}`);
}

/**
 * A file that listens is where a server starts, whatever package.json says. One that others import, too, only when it does
 * so as it is loaded: `listen` in a function of it is theirs to call.
 */
function startsServer(graph: CallGraph, path: string, isLoaded: boolean): boolean {
  const calls = graph.program.file(path)?.calls ?? [];
  return calls.some(
    (call) => (call.name === 'listen' || (call.name === 'createServer' && !isLoaded)) && (!isLoaded || call.fn === 0),
  );
}
