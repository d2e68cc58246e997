import { indexOf, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId } from '../../types';

/** So many calls are followed back. */
const MAX_DEPTH = 16;

/** Whether a call takes place once: in no loop, and in no function that is called twice, or by others. */
// Matches: app.use(handleErrors), and not that of ['en', 'de'].forEach((name) => app.use(`/${name}`, router))
export function isMadeOnce(graph: CallGraph, call: CallId, depth = MAX_DEPTH): boolean {
  const { program, to } = graph;
  const fn = program.callerOf(call);
  if (depth === 0 || program.call(call).position.inLoop) return false;
  // Tests make what they test anew.
  const [edge, ...others] = (to.get(fn) ?? []).filter(({ caller }) => !isTestFile(pathOf(caller)));
  if (indexOf(fn) === 0 || edge === undefined) return true;
  return others.length === 0 && edge.kind !== 'callback' && isMadeOnce(graph, edge.call, depth - 1);
}
