import { callId } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId } from '../../types';

/** Calls that run another program, or block. */
const WORKS = /^(?:exec|spawn|fork)|Sync$/;

/**
 * An existence check directly followed by a `stat` of the same path: the helpers of both, which ask the system once.
 */
export function consecutiveLookUps(graph: CallGraph): ReadonlyMap<CallId, string> {
  const looks = graph.blocking.filter(({ method, call }) => (method.first ?? method.second) && !call.position.inLoop);
  const found = new Map<CallId, string>();
  for (const [at, look] of looks.entries()) {
    const { first } = look.method;
    const next = looks.slice(at + 1).filter((other) => isSecond(graph, look, other));
    if (first === undefined || next.length === 0) continue;
    found.set(look.id, first);
    for (const { id, method } of next) if (method.second !== undefined) found.set(id, method.second);
  }
  return found;
}

// Matches: if (!existsSync(path)) return res.sendStatus(404); statSync(path)
function isSecond(graph: CallGraph, look: BlockingCall, { file, call, method }: BlockingCall): boolean {
  if (method.second === undefined || file !== look.file || call.fn !== look.call.fn || call.args.length !== 1)
    return false;
  if (call.args[0]?.text !== look.call.args[0]?.text || call.span.start < look.call.span.end) return false;
  const between = graph.program.fileOf(look.id).calls.filter((other) => isBetween(look.call, other, call));
  return between.every((other) => isHarmless(graph, file, other));
}

// A call is made at its end: its arguments are evaluated before.
function isBetween(first: CallFacts, { span: { end } }: CallFacts, second: CallFacts): boolean {
  return first.span.end < end && end < second.span.end;
}

function isHarmless(graph: CallGraph, file: string, call: CallFacts): boolean {
  return !WORKS.test(call.name) && !graph.targets.get(callId(file, call.index))?.size;
}
