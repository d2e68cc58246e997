import { isBuiltin } from 'node:module';
import { isAtOnce } from '../../language/at-once';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Handed, Span } from '../../types';

/** One that also is the name of an entry or an element. */
const VAGUE = /^_?er?$/;
/** What is returned only to leave the function. */
const SENDS = /^(?:send\w*|json|end|redirect|render|log|error|warn)$/;

/**
 * Whether a callback that looks like one for an error gives an answer, which its caller may use: a promise would be another
 * one. With a result beside the error, callbacks of packages return values only to leave.
 */
// Matches: archive.directory(dir, false, (e) => (isHidden(e.name) ? false : e)), and not: run((e) => { if (e) return fail(e); … })
export function givesAnswer(graph: CallGraph, { fn: id, path }: Handed): boolean {
  const { params, index, block, body } = graph.program.fn(id);
  const isVague = params.length === 1 || VAGUE.test(params[0]);
  if (!isVague || isBuiltin(path.split('.')[0])) return false;
  const returns = graph.program.fileOf(id).returns.filter((one) => one.fn === index && one.literal !== 'undefined');
  const values = block ? returns.flatMap(({ value }) => value ?? []) : [body];
  const calls = graph.program.callsIn(id);
  return values.some((value) => !calls.some((call) => isAt(call, value) && isLeaving(graph, id, call)));
}

function isAt({ span }: CallFacts, value: Span): boolean {
  return span.start === value.start && span.end === value.end;
}

/** It is called for what it does. */
// Matches: res.send(page), done(error), and not: fs.existsSync(file), names.includes(name)
function isLeaving(graph: CallGraph, id: Handed['fn'], { index, name, text }: CallFacts): boolean {
  const isBlocking = graph.blocking.some((blocking) => blocking.id === callId(pathOf(id), index));
  return !isBlocking && (SENDS.test(name) || !isAtOnce(name, text));
}
