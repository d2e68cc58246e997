import { memoisedBy } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { areChoices } from '../branches';
import { isNextError, nextOf } from './next-calls';
import { comesBefore } from './handler-order';
import { decides, endOf, lastDecision, throwsIn } from './decisions';
import { hasStageBehind, rankOf } from './stages';
import { callsBefore, isBehind } from './reaching-calls';
import { isHanded, runsNext } from './handed-next';

/** A handler that passes control on to others while it runs. */
export interface Middleware {
  readonly entry: Entry;
  /** Up to the last call that passes control on, from the last wait before it: it runs in one go with the next handler. */
  readonly from: number;
  readonly until: number;
  /** It has something else pass control on, before anything else can happen. */
  readonly hands: boolean;
  readonly line: number;
  /** Whether an offset comes after control was passed on. */
  readonly isAfter: (at: number) => boolean;
  /** Whether it comes after the others were awaited, and nothing else was. */
  readonly isBehindAll: (at: number) => boolean;
  /** Up to where it decides whether it passes control on; -1 where it always does. */
  readonly decidesUntil: number;
  /** It uses the response then. */
  readonly answers: boolean;
  /** Functions that it has pass control on. */
  readonly through: readonly FunctionId[];
}

/** The handlers of the program that pass control on, and to whom they may. */
export class Middlewares {
  readonly all: readonly Middleware[];
  /** The functions that do so. */
  readonly passing: ReadonlySet<FunctionId>;
  private readonly handlers: readonly Entry[];
  private readonly callers = new Map<FunctionId, ReadonlySet<FunctionId>>();
  private readonly behind = new Map<Entry, readonly Entry[]>();

  constructor(private readonly graph: CallGraph) {
    const entries = graph.entries.filter(({ context }) => context === 'request_path');
    this.handlers = entries.flatMap((entry) => this.unwrapped(entry));
    this.all = this.handlers.flatMap((entry) => middlewareOf(graph, entry) ?? []);
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
    return handlers.some((handler) => comesBefore(this.graph, middleware, handler));
  }

  /** The handlers that a middleware may pass control on to. */
  below(middleware: Entry): readonly FunctionId[] {
    const behind =
      this.behind.get(middleware) ?? this.handlers.filter((one) => comesBefore(this.graph, middleware, one));
    this.behind.set(middleware, behind);
    return behind.map(({ fn }) => fn);
  }

  /** The handlers that may have had a request before another got it. */
  above(handler: Entry): readonly Entry[] {
    return this.handlers.filter((one) => comesBefore(this.graph, one, handler));
  }
}

/** Memoised per graph, because each plan asks again. */
export const middlewaresOf = memoisedBy((graph: CallGraph) => new Middlewares(graph));

function middlewareOf(graph: CallGraph, entry: Entry): Middleware | undefined {
  const fn = graph.program.fn(entry.fn);
  const name = nextOf(fn, entry);
  const calls = graph.program.callsIn(entry.fn);
  const direct = name === undefined ? [] : calls.filter((call) => call.text === name && !isNextError(call));
  const handing = name === undefined ? [] : calls.filter((call) => isHanded(graph, entry.fn, call, name));
  const passing = [...direct, ...handing].sort((one, other) => one.index - other.index);
  const last = passing.at(-1);
  if (rankOf(entry) < 0 && (!last || tellsMore(calls, fn.params))) return wholeOf(graph, entry);
  if (!last) return hasStageBehind(graph, entry) ? wholeOf(graph, entry) : undefined;
  const indexes = new Set(passing.map(({ index }) => index));
  const isAfter = (at: number): boolean =>
    at > passing[0].span.end &&
    callsBefore(graph, { fn: entry.fn, start: at, end: at }).some(
      ({ index, span }) => indexes.has(index) && !areChoices(graph.program, entry.fn, span.end, at),
    );
  const response = fn.params.at(-2);
  const answers = calls.some((call) => !indexes.has(call.index) && mentions(call, response) && isAfter(call.span.end));
  const hands = handing.includes(last) && runsNext(graph, entry.fn, last, name);
  const isWhole = hands || decides(graph, entry.fn, last);
  const until = isWhole ? last.span.end : last.span.start;
  const waits = waitsOf(graph).of(entry.fn);
  const from = Math.max(0, ...waits.filter((end) => end <= until));
  const [own, next = Infinity] = waits.filter((end) => end > until);
  const isBehindAll = (at: number): boolean =>
    last.position.awaited && at > own && at <= next && isBehind(graph, entry.fn, last, at);
  const through = handing.flatMap(({ index }) => [...(graph.targets.get(callId(pathOf(entry.fn), index)) ?? [])]);
  return {
    entry,
    from,
    until,
    hands,
    line: last.line,
    isAfter,
    isBehindAll,
    decidesUntil: lastDecision(graph, entry.fn, passing),
    answers,
    through,
  };
}

/** Whether what a function reports to its callback decides what comes behind it. */
// Matches: (name, password, done) => { done(null, isKnown(name, password)); }
function tellsMore(calls: readonly CallFacts[], params: readonly string[]): boolean {
  return calls.some(({ text, args }) => text === params.at(-1) && args.length > 1);
}

/** One behind which others run when it is done. */
// Matches: app.addHook('preHandler', async (request, reply) => { if (!find(request.params.id)) return reply.code(404).send(); })
function wholeOf(graph: CallGraph, entry: Entry): Middleware {
  const { body, block, line, index, params } = graph.program.fn(entry.fn);
  const { returns, choices } = graph.program.fileOf(entry.fn);
  const from = Math.max(0, ...waitsOf(graph).of(entry.fn));
  // Matches: (name, password) => users[name] === hash(password)
  const isAll = !block || tellsMore(graph.program.callsIn(entry.fn), params);
  const never = (): boolean => false;
  const leaves = [
    ...returns.filter(({ fn }) => fn === index),
    ...throwsIn(graph, entry.fn),
    ...choices.filter(({ fn }) => fn === index).map(({ one }) => ({ span: one })),
  ];
  return {
    entry,
    from,
    until: body.end,
    hands: false,
    line,
    isAfter: never,
    isBehindAll: never,
    decidesUntil: isAll ? body.end : endOf(leaves),
    answers: false,
    through: [],
  };
}

function mentions({ text, args }: CallFacts, name: string | undefined): boolean {
  if (name === undefined) return false;
  return [text, ...args.map((arg) => arg.text)].some((part) => part.split(/[^\w$]/).includes(name));
}
