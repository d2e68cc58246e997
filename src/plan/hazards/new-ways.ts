import type { CallGraph, FunctionId } from '../../types';
import { isAlwaysMet } from '../branches';
import type { Closure } from '../propagation/closure';
import { pausesOf } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';

/** Whether some way through a function waits now that did not before. */
// Matches: async (text) => { if (text === 'slow') return later(); answer(await load(text)); }
export function waitsAnew(graph: CallGraph, { finding, awaits }: Closure, fn: FunctionId): boolean {
  const waits = waitsOf(graph).of(fn);
  const pauses = pausesOf(graph, [finding.blocking.id, ...awaits]).filter((pause) => pause.fn === fn);
  return pauses.some(({ start }) => {
    const before = waits.filter((at) => at < start);
    return before.length === 0 || !isAlwaysMet(graph.program, fn, before, [start]);
  });
}
