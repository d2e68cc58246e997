import { isBuiltin } from 'node:module';
import { isAnswer, isAtOnce } from '../../language/at-once';
import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, Handed, Span } from '../../types';
import { blockingAt } from '../graph-index';

/** One that also is the name of an entry or an element. */
const VAGUE = /^_?er?$/;
const LOGS = /^(?:log|error|warn)$/;

/**
 * Whether a callback that looks like one for an error gives an answer, which its caller may use: a promise would be another
 * one. With a result beside the error, callbacks of packages return values only to leave.
 */
// Matches: archive.directory(dir, false, (e) => (isHidden(e.name) ? false : e)), and not: run((e) => { if (e) return fail(e); … })
export function givesAnswer(graph: CallGraph, { fn: id, path }: Handed): boolean {
  const { params, index, block, body } = graph.program.fn(id);
  const isVague = VAGUE.test(params[0]);
  if ((!isVague && params.length > 1) || isBuiltin(path.split('.')[0])) return false;
  const returns = graph.program.fileOf(id).returns.filter((one) => one.fn === index && one.literal !== 'undefined');
  const values = block ? returns.flatMap(({ value }) => value ?? []) : [body];
  const leaving = graph.program.callsIn(id).filter((call) => isLeaving(graph, id, call));
  // Matches: (error) => (error ? fail(error) : res.send(page)); `e`, in contrast, may be what is kept, or not
  const isLeft = (value: Span): boolean =>
    leaving.some((call) => isAt(call, value) || (!isVague && isChosenIn(call, value)));
  return !values.every(isLeft);
}

function isAt({ span }: CallFacts, value: Span): boolean {
  return span.start === value.start && span.end === value.end;
}

function isChosenIn({ span, position }: CallFacts, value: Span): boolean {
  return position.chosen === true && isWithin(span, value);
}

/** It is called for what it does. */
// Matches: res.send(page), done(error), and not: fs.existsSync(file), names.includes(name)
function isLeaving(graph: CallGraph, id: Handed['fn'], { index, name, text }: CallFacts): boolean {
  const blocks = blockingAt(graph, callId(pathOf(id), index)) !== undefined;
  return !blocks && (isAnswer(name) || LOGS.test(name) || !isAtOnce(name, text));
}
