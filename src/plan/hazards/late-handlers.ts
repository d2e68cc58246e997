import { isWithin, pathOf } from '../../program';
import type { CallGraph } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { pausesOf, type Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';

/**
 * A function that is given a promise, or takes one from where it was put, awaited it before anything else could happen. With
 * a wait before that, the promise may be rejected while nobody has a handler for it, for which Node ends the process
 * (https://nodejs.org/api/process.html#event-unhandledrejection).
 */
// Matches: async function show(asked) { const text = fs.readFileSync(file); return text + (await asked); }
export function lateHandlers(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding, awaits, loops, owner }) => {
    const pauses = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops]);
    const late = pauses.find((pause) => isBeforeDue(graph, pause));
    if (!late) return [];
    const message =
      'a promise that was created before may be rejected while the function waits, before it is awaited there';
    const at = `${pathOf(late.fn)}:${graph.program.fn(late.fn).line}`;
    return [{ fn: owner, hazard: { code: 'late-handler', message, at, findings: [finding.id] } }];
  });
}

function isBeforeDue(graph: CallGraph, { fn, end }: Pause): boolean {
  const { dues, keeps } = graph.program.fileOf(fn);
  const { index, body } = graph.program.fn(fn);
  if (keeps.some(({ value, within }) => within && isWithin(body, value))) return true;
  const own = dues.filter((due) => due.fn === index && due.from < end && due.at > end);
  if (own.length === 0) return false;
  const waits = waitsOf(graph).of(fn);
  return own.some(({ at }) => {
    const kept = keeps.filter(({ until }) => until === at);
    return (kept.length === 0 || kept.some(({ within }) => within)) && !waits.some((wait) => wait < at);
  });
}
