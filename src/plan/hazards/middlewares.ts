import { grouped } from '../../grouped';
import { memoisedBy } from '../../memoised';
import type { CallGraph, Entry, FunctionId } from '../../types';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { comesBefore } from './handler-order';
import { middlewareOf, type Middleware } from './middleware';
import { isNextError, nextOf } from './next-calls';
import { isHandler } from './stages';

/** A call that may register more functions does so for a function that gets all handlers of a program: which is not known. */
const MOST = 256;

/** Handlers by whether it is known where they are registered; the others are there once for each of their functions. */
// Matches: register = (path, handler) => app.get(path, wrap(handler)), called for each of three hundred routes
function byPrecision(entries: readonly Entry[]) {
  const groups = grouped(entries, keyOf);
  const isVague = (entry: Entry): boolean => entry.call !== undefined && (groups.get(keyOf(entry))?.length ?? 0) > MOST;
  const vague = new Map(entries.filter(isVague).map((entry) => [`${entry.fn} ${entry.next} ${entry.stage}`, entry]));
  return { precise: entries.filter((entry) => !isVague(entry)), vague: [...vague.values()] };
}

function keyOf({ call, arg }: Entry): string {
  return `${call} ${arg?.span.start}`;
}

/** The handlers of the program that pass control on, and to whom they may. */
export class Middlewares {
  readonly all: readonly Middleware[];
  /** The functions that do so. */
  readonly passing: ReadonlySet<FunctionId>;
  private readonly handlers: readonly Entry[];
  /** Handlers that answer, and that others run behind in later stages alone. */
  private readonly answering: ReadonlySet<Entry>;
  /** Those of which it is not known where they are registered. */
  private readonly anywhere: ReadonlySet<Entry>;
  /** Functions in the place of methods that send the response, which any handler may run. */
  readonly senders: readonly FunctionId[];
  private readonly callers = new Map<FunctionId, ReadonlySet<FunctionId>>();
  private readonly behind = new Map<Entry, readonly Entry[]>();
  private readonly ahead = new Map<Entry, readonly Entry[]>();

  constructor(private readonly graph: CallGraph) {
    const all = graph.entries.filter(({ context }) => context === 'request_path');
    const entries = all.filter(({ sends }) => !sends);
    this.senders = all.flatMap(({ fn, sends }) => (sends ? [fn] : []));
    const { precise, vague } = byPrecision(entries.flatMap((entry) => this.unwrapped(entry)));
    this.handlers = [...precise, ...vague];
    this.anywhere = new Set(vague);
    this.all = this.handlers.flatMap((entry) => middlewareOf(graph, entry) ?? []);
    this.answering = new Set(this.all.flatMap(({ entry, isLast }) => (isLast ? [entry] : [])));
    this.passing = new Set(this.all.map(({ entry }) => entry.fn));
  }

  /** The handlers that reach a pause without any wait that was there before. */
  entriesTo({ fn, start }: Pick<Pause, 'fn' | 'start'>): readonly Entry[] {
    const callers = this.isAtOnce(fn, start) ? this.callersAtOnce(fn) : new Set<FunctionId>();
    return this.handlers.filter((entry) => callers.has(entry.fn));
  }

  /** Those that have not yet passed control on at a pause in them, or in what they have pass it on. */
  before(pause: Pause): readonly Middleware[] {
    const around = this.entriesTo(pause);
    return this.all.filter(({ entry, until, hands }) =>
      entry.fn === pause.fn ? until > pause.start : hands && around.includes(entry),
    );
  }

  /** What a wrapper has wrapped, in the place of its entry, unless that does more: passes control on, or calls or blocks. */
  private unwrapped(entry: Entry): readonly Entry[] {
    const wrapped = new Set(this.graph.wrappedBy(entry));
    if (wrapped.size === 0) return [entry];
    const { program, from, blocking } = this.graph;
    const edges = from.get(entry.fn) ?? [];
    const calls = new Set(edges.filter(({ callee }) => wrapped.has(callee)).map(({ call }) => call));
    const next = nextOf(program.fn(entry.fn), entry);
    const doesMore =
      program.callsIn(entry.fn).some((call) => call.text === next && !isNextError(call)) ||
      edges.some(({ call }) => !calls.has(call)) ||
      blocking.some(({ id }) => program.callerOf(id) === entry.fn);
    const inner = [...wrapped].map((fn) => ({ ...entry, fn }));
    return doesMore ? [entry, ...inner] : inner;
  }

  private callersAtOnce(fn: FunctionId): ReadonlySet<FunctionId> {
    const known = this.callers.get(fn);
    if (known) return known;
    const { program, to } = this.graph;
    const callers = new Set([fn]);
    // The set grows while it is iterated: a work list.
    for (const one of callers)
      for (const { caller, call } of to.get(one) ?? [])
        if (this.isAtOnce(caller, program.call(call).span.start)) callers.add(caller);
    this.callers.set(fn, callers);
    return callers;
  }

  private isAtOnce(fn: FunctionId, until: number): boolean {
    return !waitsOf(this.graph)
      .of(fn)
      .some((end) => end <= until);
  }

  /** Whether a middleware may pass control on to one of these handlers. */
  isAbove(middleware: Entry, handlers: readonly Entry[]): boolean {
    return handlers.some((handler) => this.comesBefore(middleware, handler));
  }

  private comesBefore(one: Entry, other: Entry): boolean {
    if (this.answering.has(one) && isHandler(other)) return false;
    if (this.anywhere.has(one) || this.anywhere.has(other)) return one.fn !== other.fn;
    return comesBefore(this.graph, one, other);
  }

  /** The handlers that a middleware may pass control on to. */
  below(middleware: Entry): readonly FunctionId[] {
    const behind = this.behind.get(middleware) ?? this.handlers.filter((one) => this.comesBefore(middleware, one));
    this.behind.set(middleware, behind);
    return behind.map(({ fn }) => fn);
  }

  /** The handlers that may have had a request before another got it. */
  above(handler: Entry): readonly Entry[] {
    const ahead = this.ahead.get(handler) ?? this.handlers.filter((one) => this.comesBefore(one, handler));
    this.ahead.set(handler, ahead);
    return ahead;
  }
}

/** Memoised per graph, because each plan asks again. */
export const middlewaresOf = memoisedBy((graph: CallGraph) => new Middlewares(graph));
