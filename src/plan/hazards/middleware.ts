import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import { areChoices } from '../branches';
import type { TouchSet } from '../effects/touch-set';
import { waitsOf } from '../propagation/waits';
import { decides, endOf, lastDecision, throwsIn } from './decisions';
import { isHanded, runsNext } from './handed-next';
import { isNextError, nextOf } from './next-calls';
import { comingTo, isBehind } from './reaching-calls';
import { hasStageBehind, rankOf } from './stages';

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
  /** It is a handler that answers: only what its framework runs for later stages comes behind it. */
  readonly isLast?: true;
  /** Functions that it has pass control on. */
  readonly through: readonly FunctionId[];
}

/** What handlers behind a middleware may notice, or that may notice what they do. */
export interface Doing extends Middleware {
  /** What it sets before it passes control on. */
  readonly before: TouchSet;
  /** What it does itself, and what others set for it, when control is back. */
  readonly after: TouchSet;
  /** What it has read, or looked for, before it passes control on. */
  readonly looks: TouchSet;
  /** The files that it has written by then. */
  readonly written: TouchSet;
  /** What it does when control is back, and what it did before, as far as both belong together. */
  readonly around: TouchSet;
}

/** What a handler is for those behind it; undefined where it passes control on to nobody. */
export function middlewareOf(graph: CallGraph, entry: Entry): Middleware | undefined {
  const fn = graph.program.fn(entry.fn);
  const name = nextOf(fn, entry);
  const calls = graph.program.callsIn(entry.fn);
  const direct = name === undefined ? [] : calls.filter((call) => call.text === name && !isNextError(call));
  const handing = name === undefined ? [] : calls.filter((call) => isHanded(graph, entry.fn, call, name));
  const passing = [...direct, ...handing].sort((one, other) => one.index - other.index);
  const last = passing.at(-1);
  if (rankOf(entry) < 0 && (!last || tellsMore(calls, fn.params))) return wholeOf(graph, entry);
  if (!last) return hasStageBehind(graph, entry) ? { ...wholeOf(graph, entry), isLast: true } : undefined;
  const indexes = new Set(passing.map(({ index }) => index));
  const isAfter = (at: number): boolean =>
    at > passing[0].span.end &&
    comingTo(graph, { fn: entry.fn, start: at }, passing).some(
      ({ span }) => !areChoices(graph.program, entry.fn, span.end, at),
    );
  const response = fn.params.at(-2);
  const answers = calls.some((call) => !indexes.has(call.index) && mentions(call, response) && isAfter(call.span.end));
  const hands = handing.includes(last) && runsNext(graph, entry.fn, last, name);
  const isWhole = hands || decides(graph, entry.fn, last);
  const until = isWhole ? last.span.end : last.span.start;
  const waits = waitsOf(graph).of(entry.fn);
  const from = Math.max(0, ...waits.filter((end) => end <= until));
  const [own, next = Infinity] = waits.filter((end) => end > until);
  // Matches: (ctx, next) => next().then(() => save(ctx.data))
  const chain = last.position.promised ? calls.filter(({ span }) => span.start === last.span.start) : [];
  const chained = Math.max(-1, ...chain.map(({ span }) => span.end));
  const isBehindAll = (at: number): boolean =>
    last.position.awaited
      ? at > own && at <= next && isBehind(graph, entry.fn, last, at)
      : at > last.span.end && at <= chained;
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
