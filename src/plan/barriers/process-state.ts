import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId } from '../../types';
import type { Barrier } from './barriers';

/** Calls that change the working directory of the process. */
const FOLDER = /^(?:process\.chdir|(?:shell|shelljs|sh)\.(?:cd|pushd|popd))$/;
const MASK = 'process.umask';

/**
 * Where, before one of these calls, a function changes state of the whole process: a file is opened by its relative
 * path only when a thread of the pool gets to it, and a request that runs in between uses the wrong directory or file
 * mask (https://nodejs.org/api/process.html#processchdirdirectory).
 */
export function changedProcess(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const wait of waits) {
    const changed = changeAround(graph, wait);
    if (changed) return { code: 'process-state', at: graph.program.at(callId(pathOf(wait), changed.index)) };
  }
  return undefined;
}

function changeAround(graph: CallGraph, wait: CallId): CallFacts | undefined {
  const { span } = graph.program.call(wait);
  const calls = graph.program.callsIn(graph.program.callerOf(wait));
  const isBefore = (call: CallFacts): boolean => call.span.end <= span.start;
  const restores = calls.some((call) => setsMask(call) && !isBefore(call));
  return calls.find((call) => isBefore(call) && (FOLDER.test(call.text) || (restores && setsMask(call))));
}

// Matches: process.umask(0o77); without an argument it only tells
function setsMask({ text, args }: CallFacts): boolean {
  return text === MASK && args.length > 0;
}
