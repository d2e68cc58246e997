import type { CallGraph, CallId, Context, Edge, Entry, FunctionId, PackageInfo } from '../../types';
import { functionId, pathOf } from '../../program';
import { leadingOn } from './leading-on';
import { isLater, isRepeated } from './listening';
import { commandFiles, offeredFunctions, programRoots, unnamedStarts } from './roots';
import { Rules, type Said } from './rules';
import { unknownUses } from './unknown';

/** How a function was first reached in a context: from a function, by an edge, or as an entry. */
export interface Step {
  readonly edge?: Edge;
  readonly entry?: Entry;
  /** What runs it, where it is no framework: `watcher.on`. */
  readonly begins?: string;
}

/** By context: the functions it reaches, with the step that led there; steps lead back to an entry or a module. */
export type Reach = ReadonlyMap<Context, ReadonlyMap<FunctionId, Step>>;

const ROOT_CONTEXTS = ['request_path', 'background_path', 'startup_path', 'tooling_path'] as const;
/** Contexts in which modules are loaded. Tests count, because they may be all that loads a server in sight. */
const LOADING = ['startup_path', 'tooling_path'] as const;
/** A call with more possible callees than this is a last resort in a proof. */
const MANY = 8;

/** Reachability: walks the graph from every entry whose registration is itself reached, up to the fixpoint. */
export function reach(graph: CallGraph, packages: readonly PackageInfo[], said: Said): Reach {
  return new Walk(graph, packages, said).run();
}

class Walk {
  private readonly reached = new Map<Context, Map<FunctionId, Step>>(
    ROOT_CONTEXTS.map((context) => [context, new Map()]),
  );
  private readonly from: ReadonlyMap<FunctionId, readonly Edge[]>;
  /** The number of possible callees of each call. */
  private readonly widths = new Map<CallId, number>();
  private readonly loadsOf = new Map<FunctionId, FunctionId[]>();
  /** By file that is not loaded so far: the edges into it. */
  private readonly waiting = new Map<string, { readonly context: Context; readonly edge: Edge }[]>();
  private readonly roots: ReadonlyMap<string, Context>;
  private readonly rules: Rules;

  constructor(
    private readonly graph: CallGraph,
    private readonly packages: readonly PackageInfo[],
    private readonly said: Said,
  ) {
    this.roots = programRoots(graph, packages);
    this.rules = new Rules(graph, this.roots, said);
    this.from = leadingOn(graph);
    for (const edges of this.from.values())
      for (const { call } of edges) this.widths.set(call, (this.widths.get(call) ?? 0) + 1);
    for (const { from, to } of graph.loads)
      this.loadsOf.set(from, [...(this.loadsOf.get(from) ?? []), functionId(to, 0)]);
  }

  run(): Reach {
    for (const path of this.said.starts) this.visit('startup_path', functionId(path, 0), {});
    for (const [path, context] of this.roots) this.visit(context, functionId(path, 0), {});
    for (const path of unnamedStarts(this.graph, this.roots))
      for (const fn of [functionId(path, 0), ...this.graph.exportsOf(path)]) this.visit('startup_path', fn, {});
    for (const path of commandFiles(this.graph))
      if (!this.isLoaded(path)) this.visit('tooling_path', functionId(path, 0), {});
    for (const fn of offeredFunctions(this.graph, this.packages)) this.visit('startup_path', fn, {});
    for (let open = this.graph.entries; open.length > 0;) {
      const certain = open.filter((entry) => this.isRegistered(entry));
      const ready = certain.length > 0 ? certain : this.perhapsRegistered(open);
      if (ready.length === 0) break;
      for (const entry of ready) this.load(entry);
      for (const context of ROOT_CONTEXTS) {
        const starts = ready.filter((entry) => this.rules.contextOf(entry) === context);
        this.visitAll(
          context,
          starts.map((entry) => [entry.fn, { entry }]),
        );
      }
      const isReady = new Set(ready);
      open = open.filter((entry) => !isReady.has(entry));
    }
    return this.reached;
  }

  private isRegistered({ call }: Entry): boolean {
    const caller = call === undefined ? undefined : this.graph.program.callerOf(call);
    return caller === undefined || ROOT_CONTEXTS.some((context) => this.reached.get(context)?.has(caller));
  }

  // Matches: engine({ server: () => makeApp() }), where makeApp registers handlers
  private perhapsRegistered(open: readonly Entry[]): readonly Entry[] {
    const used = unknownUses(this.graph, this.reached);
    return open.filter(({ call }) => call !== undefined && used.has(this.graph.program.callerOf(call)));
  }

  /** A handler that no call registers: its file, and the one that exports it, have been loaded before. */
  private load({ call, fn, file = pathOf(fn) }: Entry): void {
    if (call !== undefined) return;
    for (const path of [file, pathOf(fn)]) this.visit('startup_path', functionId(path, 0), {});
  }

  private visit(context: Context, start: FunctionId, step: Step): void {
    this.visitAll(context, [[start, step]]);
  }

  /**
   * Breadth-first from all starts at once, so that proofs are short. Calls with many possible callees come last,
   * because a path without them is more likely to be real.
   */
  private visitAll(context: Context, starts: readonly (readonly [FunctionId, Step])[]): void {
    const seen = this.reached.get(context) as Map<FunctionId, Step>;
    const queue: FunctionId[] = [];
    const wide: Edge[] = [];
    let [next, nextWide] = [0, 0];
    const enter = (id: FunctionId, step: Step): void => {
      seen.set(id, step);
      queue.push(id);
      this.letIn(id);
    };
    for (const [start, step] of starts) if (this.mayStart(context, start)) enter(start, step);
    while (next < queue.length || nextWide < wide.length) {
      if (next === queue.length) {
        const edge = wide[nextWide++];
        if (this.follows(context, edge)) enter(edge.callee, { edge });
        continue;
      }
      const id = queue[next++];
      this.visitLoaded(id, context);
      for (const edge of this.from.get(id) ?? []) {
        if ((this.widths.get(edge.call) as number) > MANY) wide.push(edge);
        else if (this.follows(context, edge)) enter(edge.callee, { edge });
      }
    }
  }

  private mayStart(context: Context, start: FunctionId): boolean {
    // A file that was not read may load others.
    return (
      this.graph.sources.has(pathOf(start)) &&
      !this.reached.get(context)?.has(start) &&
      !this.rules.isKeptOut(context, start)
    );
  }

  /** Whether an edge leads to something new in the same context. */
  private follows(context: Context, edge: Edge): boolean {
    if (context === 'startup_path' && isRepeated(this.graph, edge)) return this.begin(edge);
    if (this.reached.get(context)?.has(edge.callee) || !this.rules.mayEnter(context, edge)) return false;
    if (!this.isLoaded(pathOf(edge.callee))) return this.wait(context, edge);
    return isLater(this.graph, context, edge) ? this.begin(edge) : true;
  }

  private begin({ callee, call }: Edge): false {
    this.visit('background_path', callee, { begins: this.graph.program.call(call).text });
    return false;
  }

  /** Only loaded code can run: a browser script is not loaded, although a name in it may match. */
  private isLoaded(path: string): boolean {
    const module = functionId(path, 0);
    return LOADING.some((context) => this.reached.get(context)?.has(module));
  }

  private wait(context: Context, edge: Edge): false {
    const path = pathOf(edge.callee);
    const waiting = this.waiting.get(path);
    if (waiting) waiting.push({ context, edge });
    else this.waiting.set(path, [{ context, edge }]);
    return false;
  }

  /** When a file is loaded, edges that waited for it are followed. */
  private letIn(id: FunctionId): void {
    const path = pathOf(id);
    if (id !== functionId(path, 0)) return;
    const waiting = this.waiting.get(path) ?? [];
    this.waiting.delete(path);
    for (const { context, edge } of waiting)
      if (this.follows(context, edge)) this.visit(context, edge.callee, { edge });
  }

  /** A module runs once, when it is first loaded; even if a request causes that, it is start-up work. */
  private visitLoaded(id: FunctionId, context: Context): void {
    const loading = context === 'tooling_path' ? context : 'startup_path';
    for (const loaded of this.loadsOf.get(id) ?? [])
      if (loading !== 'tooling_path' || this.rules.staysInTests(id, loaded)) this.visit(loading, loaded, {});
  }
}
