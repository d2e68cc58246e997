import { memoisedWithin } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { copiesOf } from '../copies';
import { LISTENS, reachedFrom } from './flows';

/** What reads a stream line by line, and loses those that nobody has listened to. */
export const LINES = 'readline.createInterface';

/** Whether a call makes such lines, and leaves it to others to listen to them. */
// Matches: const lines = open(file), but not: show(file), where function show(file) { const lines = …; lines.on('line', print); }
export const leavesLines = memoisedWithin((graph: CallGraph, id: CallId): boolean => {
  if (isLines(graph, id)) return true;
  const isKept = (fn: FunctionId): boolean =>
    graph.program
      .callsIn(fn)
      .some((call) => isLines(graph, callId(pathOf(fn), call.index)) && !areHeardIn(graph, fn, call));
  return isGivenOut(graph, id) || [...reachedFrom(graph, id)].some(isKept);
});

function isLines(graph: CallGraph, id: CallId): boolean {
  return graph.outside.get(id)?.has(LINES) === true;
}

/** Whether they are the result of a call. */
function isGivenOut(graph: CallGraph, id: CallId): boolean {
  return graph.valuesOf(id, graph.program.call(id).resultNode).externals.includes(`${LINES}()`);
}

/** Whether the function that makes them listens to each line. */
function areHeardIn({ program }: CallGraph, fn: FunctionId, { resultNode, span }: CallFacts): boolean {
  const copies = copiesOf(program.fileOf(fn), resultNode);
  return program
    .callsIn(fn)
    .some(
      ({ name, args, receiverNode, callee }) =>
        LISTENS.test(name) && args[0]?.value === 'line' && callee.start >= span.start && copies.has(receiverNode),
    );
}
