import { isWithin } from '../program';
import type { CallFacts, CallGraph, Span, StatementList } from '../types';
import type { Pause } from './pauses';
import { waitsOf } from './waits';

/** What a function calls on its way to a pause, since it waited last. */
export function callsBefore(graph: CallGraph, { fn, start }: Pause): readonly CallFacts[] {
  const { program } = graph;
  const { index } = program.fn(fn);
  const lists = program.fileOf(fn).statements.filter((list) => list.fn === index);
  const waits = waitsOf(graph).of(fn);
  const since = Math.max(...waits.filter((end) => end <= start), 0);
  return program
    .callsIn(fn)
    .filter(({ span, position }) => span.start >= since && span.end <= start && !position.returned)
    .filter(({ span }) => leadsTo(lists, span, start));
}

/** Who comes past a call may get to a later place: it is not in another branch, nor behind a `return`. */
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
