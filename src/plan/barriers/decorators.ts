import { callId, functionId, isWithin, pathOf } from '../../program';
import type { CallGraph, FunctionId } from '../../types';

/** Calls by which a function that stands for another one calls that. */
const FORWARDS = /^(?:apply|call)$/;

/** Names of decorators that keep or delay what a method returns, whoever made them. */
const KEEPS = /memo|cache|once|lazy|throttle|debounce/i;
/** Names of those that only bind a method or say something of it. */
const BINDS =
  /^(?:(?:\w+\.)*(?:auto)?bind|bound(?:Method)?|override|final|deprecat\w*|(?:non)?[eE]numerable|readonly|action)$/;

/**
 * The place of a decorator that puts a function of its own before a method, and may handle what that returns as it is: it would
 * keep or change a promise. Undefined where there is none.
 */
// Matches: @cached text() {}, with: function cached(target) { return function (...args) { return (kept ??= target.apply(this, args)); }; }
export function wrappingDecorator(graph: CallGraph, id: FunctionId): string | undefined {
  const { index, decoratedBy = [] } = graph.program.fn(id);
  if (decoratedBy.some((name) => KEEPS.test(name) || !(name.endsWith('()') || BINDS.test(name)))) return id;
  const own = graph.program.fileOf(id).decorators.filter(({ members }) => members.some(({ fn }) => fn === index));
  const calls = own.filter(({ onClass }) => !onClass).map(({ call }) => callId(pathOf(id), call));
  return calls.find((call) => [...(graph.targets.get(call) ?? [])].some((fn) => wraps(graph, fn)));
}

/** Whether a function has one inside that forwards its call, and goes on at once. */
function wraps({ program }: CallGraph, decorator: FunctionId): boolean {
  const { path, functions } = program.fileOf(decorator);
  const { span, index } = program.fn(decorator);
  return functions
    .filter((fn) => fn.index !== index && isWithin(fn.span, span) && !fn.async)
    .some((fn) => program.callsIn(functionId(path, fn.index)).some(({ name }) => FORWARDS.test(name)));
}
