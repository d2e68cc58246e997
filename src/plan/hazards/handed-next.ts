import { RUNNERS } from '../../language/runners';
import { callId, functionId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { PromiseChains } from '../propagation/promise-chains';
import { SOON } from '../propagation/resumed';
import { waitsOf } from '../propagation/waits';
import { isNextError } from './next-calls';

/** Whether a call is given what passes control on, and runs it before anything else can happen. */
// Matches: context.run(user, next), withUser(user, () => next()), load().then((user) => { req.user = user; next(); })
export function isHanded(graph: CallGraph, fn: FunctionId, call: CallFacts, next: string): boolean {
  const id = callId(pathOf(fn), call.index);
  if ((graph.targets.get(id)?.size ?? 0) === 0 && !isSoon(graph, fn, call)) return false;
  return call.args.some(({ text }) => text === next) || givenTo(graph, fn, call).some((one) => passes(one, next));
}

/** Whether it is known that such a call does pass control on, and not only errors. */
// Matches: withUser(user, () => next()), and not: handler(req, res, next), of a handler that only answers
export function runsNext(graph: CallGraph, fn: FunctionId, call: CallFacts, next: string | undefined): boolean {
  if (isSoon(graph, fn, call) || givenTo(graph, fn, call).some((one) => passes(one, next))) return true;
  const at = call.args.findIndex(({ text }) => text === next);
  const callees = graph.targets.get(callId(pathOf(fn), call.index)) ?? [];
  return [...callees].some((callee) => {
    const { params, span } = graph.program.fn(callee);
    const inside = graph.program.fileOf(callee).calls.filter((one) => isWithin(one.span, span));
    return inside.some((one) => passes(one, params[at]));
  });
}

/** Whether a call passes control on, and not only errors. */
function passes(call: CallFacts, next: string | undefined): boolean {
  return call.text === next && !isNextError(call);
}

/** The calls in functions that a call is given there. */
function givenTo({ program }: CallGraph, fn: FunctionId, { index }: CallFacts): readonly CallFacts[] {
  const { path, functions } = program.fileOf(fn);
  const inline = functions.filter(({ argumentOf }) => argumentOf?.call === index);
  return inline.flatMap((one) => program.callsIn(functionId(path, one.index)));
}

/** Whether a call runs what it is given before any other event. */
// Matches: process.nextTick(() => next()), Promise.resolve().then(() => next()), storage.run(store, next)
function isSoon(graph: CallGraph, fn: FunctionId, call: CallFacts): boolean {
  const isInContext = [...(graph.outside.get(callId(pathOf(fn), call.index)) ?? [])].some((path) => RUNNERS.has(path));
  return (
    isInContext || SOON.test(call.text) || new PromiseChains(graph, waitsOf(graph)).of(fn, call)?.takesTime === false
  );
}
