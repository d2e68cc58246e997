import { RUNNING } from '../language/emitters';
import { callId, functionId, isWithin, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../types';
import type { Barrier } from './barriers';
import { isOfSocket } from './visitors';

const LISTENS = /^(?:on|once|addListener|prependListener|pipe)$/;
/** After these a stream does not wait for further listeners. */
const STARTS = /^(?:pipe|resume)$/;

/**
 * Where, after one of these calls, a function begins to listen to what has been running since before: once the call waits,
 * that is too late. An error then ends the process, and what was told meanwhile is lost.
 */
export function lateListener(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const wait of waits) {
    const late = laterCalls(graph, wait).find((call) => isLate(graph, wait, call));
    if (late) return { code: 'late-listener', at: graph.program.at(callId(pathOf(wait), late.index)) };
  }
  return undefined;
}

/** What the function of a call does after it, callbacks that are written there included. */
function laterCalls(graph: CallGraph, wait: CallId): readonly CallFacts[] {
  const { span } = graph.program.fn(graph.program.callerOf(wait));
  const { end } = graph.program.call(wait).span;
  return graph.program.fileOf(wait).calls.filter((call) => call.callee.end > end && isWithin(call.span, span));
}

function isLate(graph: CallGraph, wait: CallId, call: CallFacts): boolean {
  const id = callId(pathOf(wait), call.index);
  if (isOfSocket(graph, graph.program.callerOf(wait), call)) return true;
  const nodes = [...(LISTENS.test(call.name) ? [call.receiverNode] : []), ...call.args.map(({ node }) => node)];
  const values = nodes.filter((node) => node >= 0).flatMap((node) => graph.valuesOf(id, node).externals);
  const running = values.flatMap((value) => (value.endsWith('()') ? [value.slice(0, -2)] : []));
  if (running.some((path) => RUNNING.has(path) && isMadeBefore(graph, wait, path))) return true;
  return LISTENS.test(call.name) && isStartedBefore(graph, wait, call);
}

// Matches: const stream = fs.createReadStream(file); const type = fs.readFileSync('type'); stream.on('error', fail);
function isMadeBefore(graph: CallGraph, wait: CallId, path: string): boolean {
  return earlierCalls(graph, wait).some((call) => graph.outside.get(callId(pathOf(wait), call.index))?.has(path));
}

// Matches: req.on('data', add); const limit = fs.readFileSync('limit'); req.on('end', done);
function isStartedBefore(graph: CallGraph, wait: CallId, { member }: CallFacts): boolean {
  const name = member?.objectName;
  return earlierCalls(graph, wait).some(
    (call) =>
      name !== undefined &&
      call.member?.objectName === name &&
      (STARTS.test(call.name) || (LISTENS.test(call.name) && call.args[0]?.value === 'data')),
  );
}

/** What the function itself does before a call. */
function earlierCalls(graph: CallGraph, wait: CallId): readonly CallFacts[] {
  const caller: FunctionId = graph.program.callerOf(wait);
  const { start } = graph.program.call(wait).span;
  return graph.program
    .callsIn(caller)
    .filter((call) => call.span.end <= start && functionId(pathOf(wait), call.fn) === caller);
}
