import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId } from '../types';
import type { Barrier } from './barriers';

/** They change the folder that relative paths and commands begin at, for all of the process. */
const FOLDER = /^(?:process\.chdir|(?:shell|shelljs|sh)\.(?:cd|pushd|popd))$/;
const MASK = 'process.umask';

/**
 * Where, before one of these calls, a function changes what belongs to the whole process: a file is opened by a relative path
 * when a thread of the pool gets to it, and whoever comes in between is in the other folder, or makes files under the other
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
