import type { CallGraph, Guard } from '../types';
import type { Pause } from './pauses';
import { goneGuards } from './visitors';
import { waitsOf } from './waits';

/** What has to be wrapped for pauses that were not there: what would be told, or go wrong, in them and be lost. */
export function pauseGuards(graph: CallGraph, pauses: readonly Pause[]): Guard[] {
  return [...goneGuards(graph, pauses), ...pauses.flatMap((pause) => keptOver(graph, pause))];
}

/**
 * Promises that are made before a pause and dealt with behind it: if one is rejected meanwhile, Node ends the process
 * (https://nodejs.org/api/process.html#event-unhandledrejection). Behind an `await` of old that could happen before.
 */
// Matches: const asked = ask(); const text = fs.readFileSync(file); await asked;
function keptOver(graph: CallGraph, { fn, start, end }: Pause): Guard[] {
  const { path, keeps } = graph.program.fileOf(fn);
  const { index } = graph.program.fn(fn);
  const waits = waitsOf(graph).of(fn);
  return keeps
    .filter((kept) => kept.fn === index && start < kept.until && end > kept.from)
    .filter(({ value }) => value.start !== start || value.end !== end)
    .filter(({ from, until }) => !waits.some((at) => at > from && at < until))
    .map(({ value }) => ({ file: path, span: value, by: { helper: 'awaitedLater' } }));
}
