import { isContinuation, runsLater } from '../../language/continuations';
import { callId, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';
import { HeldParts } from './held-parts';
import type { Hooks } from './hooks';
import type { Told } from './emitters';

/** Functions with names of their own that give back something made of the function. */
const MAKES: ReadonlySet<string> = new Set([
  UNKNOWN,
  'util.callbackify',
  ...['queue', 'priorityQueue', 'cargo', 'cargoQueue', 'retryable', 'timeout', 'compose', 'seq'].map(
    (name) => `async.${name}`,
  ),
]);
/** Functions deeper than this in an object are no options. */
const DEEPEST = 3;
/** What is made from more functions is an application rather than a part of one. */
const MOST = 24;

/** A function that a package was given, and whether that was in an object, as one of its options. */
interface Held {
  readonly fn: FunctionId;
  readonly isOption: boolean;
}

/** What was made of functions that a package was given. */
interface Holder {
  readonly functions: Map<FunctionId, Held>;
  /** The calls of it, and of what it has. */
  readonly callers: Set<CallId>;
  /** Holders that were made of this one. */
  readonly around: Set<CallId>;
  readonly listeners: ((held: Held) => void)[];
}

/** A call that makes something of what it gets, and what of that was looked at: objects may contain themselves. */
interface Making {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly site: CallId;
  readonly values: Set<number>;
}

/**
 * What a package makes at start-up of functions of the program is expected to call them when it is called itself: a queue its
 * worker, a schema its checks, a logger its formats.
 */
// Matches: const queue = fastq(work, 1); … queue.push(task), and z.string().refine(isKnown)
export class HeldFunctions {
  readonly told: Told[] = [];
  /** What is found in objects, for all who look into them. */
  readonly parts: HeldParts;
  private readonly holders = new Map<CallId, Holder>();
  /** By file, the flow nodes of all arguments. */
  private readonly argumentsOf = new Map<FileFacts, ReadonlySet<number>>();
  private readonly makings = new Map<CallId, Making>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly hooks: Hooks,
  ) {
    this.parts = new HeldParts(solver);
  }

  /** Examines what a call of a function gets of which nothing is known. */
  take(file: FileFacts, call: CallFacts, path: string): void {
    if (
      !MAKES.has(path) ||
      !(this.isAtStart(file, call) || this.isArgument(file, call)) ||
      runsLater(call.name) ||
      isTestFile(file.path)
    )
      return;
    const making = this.makingAt(file, call);
    for (const { node } of call.args)
      this.solver.listen(this.links.node(file.path, node), (value) => {
        if (!this.continues(value)) this.hold(making, value, 0);
      });
  }

  /** Calls back for every function that a holder holds, present and future. */
  listen(site: CallId, listener: (held: Held) => void): void {
    const { functions, listeners } = this.holderOf(site);
    listeners.push(listener);
    for (const held of functions.values()) listener(held);
  }

  /** A call of a holder, or of what it has. */
  called(file: FileFacts, call: CallFacts, site: CallId): void {
    const holder = this.holderOf(site);
    const id = callId(file.path, call.index);
    if (holder.callers.has(id)) return;
    holder.callers.add(id);
    for (const fn of holder.functions.keys()) this.told.push({ call: id, fn });
    // Matches: const check = ajv.compile(schema), and not const rows = store.find()
    if (this.isAtStart(file, call)) this.give(file, call, site);
  }

  /** Once for the whole program, so that what the call returns is that one thing. */
  private isAtStart({ functions }: FileFacts, { fn }: CallFacts): boolean {
    return fn === 0 || functions[fn].kind === 'constructor';
  }

  // Matches: wrap(async (req, res) => { … }) of app.get('/notes', wrap(async (req, res) => { … }))
  private isArgument(file: FileFacts, { resultNode }: CallFacts): boolean {
    let nodes = this.argumentsOf.get(file);
    if (!nodes) this.argumentsOf.set(file, (nodes = new Set(file.calls.flatMap(({ args }) => args.flatMap(nodesOf)))));
    return nodes.has(resultNode);
  }

  private makingAt(file: FileFacts, call: CallFacts): Making {
    const site = callId(file.path, call.index);
    let making = this.makings.get(site);
    if (!making) {
      making = { file, call, site, values: new Set() };
      this.makings.set(site, making);
    }
    return making;
  }

  private hold(making: Making, value: number, depth: number): void {
    // What follows would be an application, which is large, and is looked at from each package that gets it.
    if (this.isFull(making.site) || !isNew(making.values, value)) return;
    const known = this.solver.values.get(value);
    if (known.kind === 'function') this.add(making, { fn: known.fn, isOption: depth > 0 });
    else if (known.kind === 'external' && known.holds !== undefined) this.surround(making, known.holds);
    if (known.kind !== 'object' || depth >= DEEPEST) return;
    const { named, elements } = this.parts.of(value);
    this.solver.listen(elements, (held) => this.hold(making, held, depth));
    this.solver.listen(named, (held) => this.hold(making, held, depth + 1));
    this.hooks.listen(value, (method) => this.hold(making, method, depth));
  }

  private add({ file, call, site }: Making, held: Held): void {
    this.give(file, call, site);
    this.keep(site, held);
  }

  private keep(site: CallId, held: Held): void {
    const { fn } = held;
    const holder = this.holderOf(site);
    if (holder.functions.has(fn) || this.isFull(site)) return;
    holder.functions.set(fn, held);
    for (const call of holder.callers) this.told.push({ call, fn });
    for (const listener of holder.listeners) listener(held);
    for (const outer of holder.around) this.keep(outer, held);
  }

  private isFull(site: CallId): boolean {
    return this.holderOf(site).functions.size >= MOST;
  }

  // Matches: z.object({ name: z.string().refine(isKnown) })
  private surround({ file, call, site: outer }: Making, inner: CallId): void {
    const { around, functions } = this.holderOf(inner);
    if (inner === outer || around.has(outer)) return;
    around.add(outer);
    this.give(file, call, outer);
    for (const held of functions.values()) this.keep(outer, held);
  }

  private holderOf(site: CallId): Holder {
    let holder = this.holders.get(site);
    if (!holder)
      this.holders.set(site, (holder = { functions: new Map(), callers: new Set(), around: new Set(), listeners: [] }));
    return holder;
  }

  private give(file: FileFacts, call: CallFacts, site: CallId): void {
    this.solver.add(this.links.node(file.path, call.resultNode), this.solver.values.holding(site));
  }

  private continues(value: number): boolean {
    const known = this.solver.values.get(value);
    return known.kind === 'function' && isContinuation(this.program.fn(known.fn));
  }
}

function isNew(seen: Set<number>, one: number): boolean {
  return !seen.has(one) && Boolean(seen.add(one));
}

function nodesOf({ node, elements = [] }: ArgumentFacts): readonly number[] {
  return [node, ...elements.map((element) => element.node)];
}
