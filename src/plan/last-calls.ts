import { isWithin } from '../program';
import type { CallFacts, CallGraph, CallId } from '../types';

/** Whether no statement of its function follows a call. */
export function isInLastStatement({ program }: CallGraph, id: CallId): boolean {
  const { fn, span } = program.call(id);
  return !program
    .fileOf(id)
    .statements.some((list) => list.fn === fn && list.items.some((item) => item.span.start >= span.end));
}

/** Whether a call is the last thing that its function does: nothing follows, repeats it or uses its result. */
// Matches: res.render('page', done), authenticate('local', done)(req, res, next), and not: keep(res.render('page', done))
export function isLastCall(graph: CallGraph, id: CallId): boolean {
  const { program } = graph;
  const { fn, span, index } = program.call(id);
  const { statements } = program.fileOf(id);
  const isRepeated = statements.some(
    (list) => list.fn === fn && list.items.some((item) => item.repeats && isWithin(span, item.span)),
  );
  const isCallee = ({ callee }: CallFacts): boolean => callee.start === span.start && callee.end === span.end;
  const isUsed = program
    .callsIn(program.callerOf(id))
    .some((call) => call.index !== index && isWithin(span, call.span) && !isCallee(call));
  return !isRepeated && !isUsed && isInLastStatement(graph, id);
}
