import { memoisedBy } from '../../memoised';
import { callId, functionId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Span } from '../../types';
import { isNextError } from './next-calls';
import { withCallers } from '../graph-index';

/** Where a function may last return before it passes control on, or skip that; -1 where it always passes it on. */
// Matches: if (!find(id)) return res.sendStatus(404); next();
export function lastDecision(graph: CallGraph, id: FunctionId, passing: readonly CallFacts[]): number {
  return Math.max(ownDecision(graph, id, passing), endOf(passing.filter((call) => decides(graph, id, call))));
}

/** Whether what a call is given, or does with it, decides whether it passes control on. */
// Matches: next(isTaken(name) ? new Error('taken') : undefined), check(name, next)
export function decides(graph: CallGraph, fn: FunctionId, { index, args }: CallFacts): boolean {
  if (args[0]?.optional) return true;
  const callees = graph.targets.get(callId(pathOf(fn), index)) ?? [];
  return [...callees].some((callee) => {
    const given = graph.program.fn(callee).params.filter((_, at) => args[at]?.kind === 'other');
    const passing = graph.program.callsIn(callee).filter((call) => given.includes(call.text) && !isNextError(call));
    return passing.some(({ args: [first] }) => first?.optional) || ownDecision(graph, callee, passing) >= 0;
  });
}

function ownDecision(graph: CallGraph, id: FunctionId, all: readonly CallFacts[]): number {
  if (all.length === 0) return -1;
  // Matches: if (isFull(id)) return next('route'); next();
  const onward = all.filter(({ args: [first] }) => first?.kind !== 'string');
  const passing = onward.length > 0 ? onward : all;
  const { program } = graph;
  const { returns, choices, skipped } = program.fileOf(id);
  const { index: fn } = program.fn(id);
  const passes = (span: Span): boolean => passing.some((call) => isWithin(call.span, span));
  const last = Math.max(...passing.map(({ span }) => span.start));
  const isEarly = ({ span }: { readonly span: Span }): boolean => span.end < last;
  const left = returns.filter((one) => one.fn === fn && !passes(one.span) && isEarly(one));
  const refused = throwsIn(graph, id).filter(isEarly);
  // Matches: if (isFull(id)) throw new Error('full'); next();
  const thrown = choices.filter((one) => one.fn === fn && passes(one.other) && !passes(one.one));
  const parts = skipped.filter((part) => part.fn === fn && passes(part));
  // Matches: if (!user) return next(); req.user = user; next();
  const isSure = passing.some((call) => !parts.some((part) => isWithin(call.span, part)));
  const skipping = isSure ? [] : parts;
  const tested = [...thrown.map(({ one }) => one), ...skipping].map(({ start }) => start);
  return Math.max(endOf([...left, ...refused]), ...tested);
}

/** The calls of a function that may end with what is thrown, wherever that is caught. */
// Matches: ctx.throw(409), check(name), of function check(name) { if (guests[name]) throw new Taken(name); }
export function throwsIn(graph: CallGraph, fn: FunctionId): readonly CallFacts[] {
  const throwing = throwingIn(graph);
  return graph.program.callsIn(fn).filter((call) => {
    const callees = graph.targets.get(callId(pathOf(fn), call.index)) ?? [];
    return throws(call) || [...callees].some((callee) => throwing.has(callee));
  });
}

/** Where the last of some parts ends; -1 for none. */
export function endOf(parts: readonly { readonly span: Span }[]): number {
  return Math.max(-1, ...parts.map(({ span }) => span.end));
}

// Matches: ctx.throw(409), assert(isFree(name)), ctx.assert(isFree(name), 409), assert.ok(isFree(name))
function throws({ name, text }: CallFacts): boolean {
  return name === 'throw' || name === 'assert' || text.startsWith('assert.');
}

/** The functions that throw, and those that call them. */
const throwingIn = memoisedBy((graph: CallGraph): ReadonlySet<FunctionId> => {
  const own = [...graph.program.all].flatMap(({ path, throwing, calls }) =>
    [...throwing, ...calls.filter(throws).map(({ fn }) => fn)].map((fn) => functionId(path, fn)),
  );
  return withCallers(graph, own);
});
