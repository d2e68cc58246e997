import { callId } from '../program';
import type { BlockingCall, CallFacts, CallGraph, CallId } from '../types';

/** What runs as a program of its own, or does in one go what there is a promise for. */
const WORKS = /^(?:exec|spawn|fork)|Sync$/;

/**
 * Whether something is there and what it is are one question where nothing can happen between the two calls: the helpers of
 * both, which ask the system once.
 */
export function looksInARow(graph: CallGraph): ReadonlyMap<CallId, string> {
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

// A call is made where it ends: what it is given was called before.
function isBetween(first: CallFacts, { span: { end } }: CallFacts, second: CallFacts): boolean {
  return first.span.end < end && end < second.span.end;
}

function isHarmless(graph: CallGraph, file: string, call: CallFacts): boolean {
  return !WORKS.test(call.name) && !graph.targets.get(callId(file, call.index))?.size;
}
