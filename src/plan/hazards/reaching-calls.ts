import { memoisedWithin } from '../../memoised';
import { functionId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId, Span, StatementList } from '../../types';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';

/** A part of a function that runs repeatedly, and waits each time. */
export interface Loop extends Pause {
  /** The function, and the callbacks that run once per element. */
  readonly fns: readonly FunctionId[];
}

/** The calls from which control can reach a pause without another wait in between. */
export function callsBefore(graph: CallGraph, { fn, start }: Pause): readonly CallFacts[] {
  return comingTo(graph, { fn, start }, graph.program.callsIn(fn));
}

/** Those of the calls of a function from which control can reach an offset without another wait in between. */
export function comingTo(
  graph: CallGraph,
  { fn, start }: Pick<Pause, 'fn' | 'start'>,
  calls: readonly CallFacts[],
): readonly CallFacts[] {
  const lists = listsOf(graph, fn);
  const waits = waitsOf(graph).of(fn);
  const since = Math.max(...waits.filter((end) => end <= start), 0);
  return calls
    .filter((call) => call.span.start >= since && call.span.end <= start)
    .filter((call) => isEnsured(lists, call.span, start) || goesOnTo(graph, fn, lists, call, start));
}

/** Whether control can reach an offset after a call, whatever is waited for in between. */
export function isBehind(graph: CallGraph, fn: FunctionId, call: CallFacts, at: number): boolean {
  const lists = listsOf(graph, fn);
  return at > call.span.end && (isEnsured(lists, call.span, at) || goesOnTo(graph, fn, lists, call, at));
}

/** The calls of one iteration that can precede those of the next; none where the loop already waited. */
export function callsAgain(graph: CallGraph, { fns, start, end }: Loop): readonly CallFacts[] {
  const isInside = (at: number): boolean => at > start && at <= end;
  if (fns.some((fn) => waitsOf(graph).of(fn).some(isInside))) return [];
  return fns.flatMap((fn) => {
    const inner = listsOf(graph, fn).filter(({ items }) => items[0].span.start >= start);
    const goesOn = ({ span }: CallFacts): boolean =>
      !inner.some(({ items }) => items.at(-1)?.leaves && items.some((item) => isWithin(span, item.span)));
    return graph.program
      .callsIn(fn)
      .filter(
        (call) => isInside(call.span.end) && call.span.start >= start && !isReturned(graph, fn, call) && goesOn(call),
      );
  });
}

/** The loops around pauses, and those that calls of array methods make. */
export function loopsAround(graph: CallGraph, pauses: readonly Pause[], each: readonly Loop[]): readonly Loop[] {
  return [...each, ...pauses.flatMap((pause) => loopAround(graph, pause) ?? [])];
}

/** The outermost loop around a pause. */
function loopAround(graph: CallGraph, { fn, start, end }: Pause): Loop | undefined {
  const items = listsOf(graph, fn).flatMap((list) => list.items);
  const around = items.filter(({ span, repeats }) => repeats && isWithin({ start, end }, span));
  const [widest] = around.sort((one, other) => one.span.start - other.span.start);
  return widest && { fn, fns: [fn], ...widest.span };
}

/** The loop that a call of an array method makes. */
export function loopOf(graph: CallGraph, id: CallId): Loop {
  const { program } = graph;
  const { index, span } = program.call(id);
  const fn = program.callerOf(id);
  const each = program.fileOf(id).functions.filter(({ argumentOf }) => argumentOf?.call === index);
  return { fn, fns: [fn, ...each.map((one) => functionId(pathOf(id), one.index))], ...span };
}

// Matches: both calls of return res.sendStatus(400).end()
function isReturned({ program }: CallGraph, fn: FunctionId, { span, position }: CallFacts): boolean {
  const { index } = program.fn(fn);
  const returns = program.fileOf(fn).returns.filter((one) => one.fn === index);
  return position.returned || returns.some((one) => isWithin(span, one.span));
}

/** Memoised, because each call and each middleware asks. */
const listsOf = memoisedWithin(({ program }: CallGraph, fn: FunctionId): readonly StatementList[] =>
  program.fileOf(fn).statements.filter((list) => list.fn === program.fn(fn).index),
);

/** Whether an offset is in the `finally` behind a call, to which control goes even from a `return`. */
// Matches: save(note) behind load(), in: try { return load(); } finally { save(note); }
function isEnsured(lists: readonly StatementList[], call: Span, at: number): boolean {
  return lists.some(({ items }) =>
    items.some(
      ({ span, ensures }) =>
        ensures && isWithin(call, span) && call.end <= ensures.start && at > ensures.start && at <= ensures.end,
    ),
  );
}

function goesOnTo(
  graph: CallGraph,
  fn: FunctionId,
  lists: readonly StatementList[],
  call: CallFacts,
  at: number,
): boolean {
  return !isReturned(graph, fn, call) && leadsTo(lists, call.span, at);
}

/** Whether control can go from a call to a later offset: it is not in another branch, nor after a `return`. */
function leadsTo(lists: readonly StatementList[], call: Span, place: number): boolean {
  const at = ({ items }: StatementList, span: Span): number => items.findIndex((item) => isWithin(span, item.span));
  const around = lists
    .filter((list) => at(list, call) >= 0)
    .sort((one, other) => other.items[0].span.start - one.items[0].span.start);
  const target = { start: place, end: place };
  const inner = around.findIndex((list) => at(list, target) >= 0);
  if (inner < 0) return around.length === 0;
  const leaves = around.slice(0, inner).some(({ items }) => items.at(-1)?.leaves);
  return !leaves && at(around[inner], call) < at(around[inner], target);
}
