import { callId, pathOf } from '../../program';
import { ERROR_FIRST } from '../../language/node-callbacks';
import { taskMethod } from '../../language/task-libraries';
import type { CallFacts, CallGraph, CallId, FunctionFacts, FunctionId, Guard, Handed } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { areChoices } from '../branches';
import { isInLastStatement } from '../last-calls';
import { blockingAt } from '../graph-index';

/** Conventional names of callbacks that are passed on. */
const CALLBACK = /^(?:cb|callback|done|next|fn)$/i;

/**
 * Whether a function that a task library calls, and that reports its end through a callback, may wait: nothing relies
 * on its being done at once, because nothing follows the call, and errors, which were thrown, have somewhere to go.
 */
export function isTask(graph: CallGraph, handed: Handed, fn: FunctionFacts): boolean {
  const method = taskMethod(handed.path);
  if (method?.at !== handed.index || fn.ending?.use !== 'called' || !fn.ending.plain) return false;
  // The first version of the library passed the results last.
  const isLast = method.name !== 'auto' || CALLBACK.test(fn.params.at(-1) ?? '');
  return (
    isLast &&
    !goesOn(graph, handed.fn) &&
    isInLastStatement(graph, handed.call) &&
    takesErrors(graph, handed.call) &&
    placeOf(graph, handed, fn) !== undefined
  );
}

/** Whether something that may wait follows a use of the callback, which would then be called too early. */
export function goesOn(graph: CallGraph, id: FunctionId): boolean {
  const { early = [] } = graph.program.fn(id).ending ?? {};
  const path = pathOf(id);
  const mayWait = (call: CallId): boolean =>
    (graph.targets.get(call)?.size ?? 0) > 0 || blockingAt(graph, call) !== undefined;
  // Matches: if (there) done(); else { make(); done(); }
  const follows = ({ span, position }: CallFacts, use: number): boolean =>
    span.start >= use && (position.inLoop || !areChoices(graph.program, id, use, span.start));
  const isBehind = (call: CallFacts): boolean => early.some((use) => follows(call, use));
  return graph.program.callsIn(id).some((call) => isBehind(call) && mayWait(callId(path, call.index)));
}

/** The wrappers of functions that a task library calls, where they are written. */
export function taskGuards(graph: CallGraph, id: FunctionId): Guard[] {
  const fn = graph.program.fn(id);
  return (graph.callbacks.get(id) ?? []).flatMap((handed) => {
    const place = isTask(graph, handed, fn) ? placeOf(graph, handed, fn) : undefined;
    return place ? [{ ...place, by: { helper: 'asyncCallback' } as const }] : [];
  });
}

/** Code after such calls used to run after the tasks, and now runs before they are done; some tasks may overlap. */
export function taskHazards(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const converted = new Set(closures.flatMap((closure) => [...closure.async]));
  return [...converted].flatMap((fn) =>
    (graph.callbacks.get(fn) ?? []).flatMap(({ path, call }) => {
      const method = taskMethod(path);
      const what = method?.ordered ? '' : ', which now run concurrently';
      const message = `${graph.program.call(call).text} returns before its callbacks are done${what}, and nothing catches what they throw`;
      return method ? [{ fn, hazard: { code: 'over-later', message, at: graph.program.at(call) } }] : [];
    }),
  );
}

function placeOf(graph: CallGraph, { call, index, fn: id }: Handed, fn: FunctionFacts): Omit<Guard, 'by'> | undefined {
  const arg = graph.program.call(call).args[index];
  if (arg.kind === 'function') return { file: pathOf(call), span: arg.span };
  const isCalled = (graph.to.get(id) ?? []).some(({ kind }) => kind !== 'callback');
  const isOnlyHere = graph.callbacks.get(id)?.length === 1 && (fn.kind === 'expression' || fn.kind === 'arrow');
  return isOnlyHere && !isCalled ? { file: pathOf(id), span: fn.span } : undefined;
}

// Matches: async.each(names, load, next), async.each(names, load, (error) => { … next(error) … })
function takesErrors(graph: CallGraph, id: CallId): boolean {
  const { args, index } = graph.program.call(id);
  const last = args.at(-1);
  if (last?.kind !== 'function') return CALLBACK.test(last?.text ?? '');
  const { calls, functions } = graph.program.fileOf(id);
  const final = functions.find(({ argumentOf }) => argumentOf?.call === index && argumentOf.index === args.length - 1);
  const [error = ''] = final?.params ?? [];
  const gets = (call: CallFacts): boolean => call.fn === final?.index && call.args.some(({ text }) => text === error);
  return ERROR_FIRST.test(error) && calls.some(gets);
}
