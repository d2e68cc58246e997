import { isWithin, pathOf } from '../../program';
import type { CallGraph, FunctionId, Guard } from '../../types';
import { entriesOf } from '../graph-index';
import { waitsOf } from '../propagation/waits';

const INTERVALS: ReadonlySet<string> = new Set(['setInterval', 'timers.setInterval']);

/**
 * Callbacks of intervals: while they waited for nothing, each was over before the next one began, and none came after
 * `clearInterval`. What a slow one has no time for is left out, as before.
 */
// Matches: setInterval(() => collect(), 20), setInterval(collect, 20)
export function tickGuards(graph: CallGraph, fn: FunctionId): readonly Guard[] {
  // Two runs may have been under way at the same time already.
  if (waitsOf(graph).mayWait(fn)) return [];
  return entriesOf(graph, fn).flatMap(({ call, arg }): Guard[] => {
    if (call === undefined || !arg || !isInterval(graph, call)) return [];
    const given = graph.program.call(call).args.find(({ span }) => isWithin(span, arg.span));
    return given ? [{ file: pathOf(call), span: given.span, by: { helper: 'oneAtATime' } }] : [];
  });
}

function isInterval({ outside }: CallGraph, call: Parameters<CallGraph['outside']['get']>[0]): boolean {
  return [...(outside.get(call) ?? [])].some((path) => INTERVALS.has(path));
}
