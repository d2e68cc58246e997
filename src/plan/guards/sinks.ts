import { calledAtOnce, takesError } from '../../language/node-callbacks';
import { pathOf } from '../../program';
import type { CallGraph, Entry, FunctionId, Guard, Handed } from '../../types';
import { isLastCall } from '../last-calls';
import { entriesOf } from '../graph-index';
import { isExecutor } from './executors';

/**
 * Callbacks that a package may call before it returns: their errors then reached the code around the call, and still have to. They
 * are passed on to what that code does with an error.
 */
export function sinkGuards(graph: CallGraph, id: FunctionId): readonly Guard[] {
  return (graph.callbacks.get(id) ?? []).flatMap((handed) => {
    const to = sinkOf(graph, handed);
    if (to === undefined) return [];
    const { span } = graph.program.call(handed.call).args[handed.index];
    return [{ file: pathOf(handed.call), span, by: { helper: 'failTo', to } } as const];
  });
}

/**
 * The function that gets an error of a callback which is called at once, where there is one and the call is the last thing that is
 * done: `next` of a handler, `reject` of a promise.
 */
export function sinkOf(graph: CallGraph, handed: Handed): string | undefined {
  const call = graph.program.call(handed.call);
  const isNodeStyle =
    handed.use.kind === 'unknown' &&
    takesError(call, graph.program.fn(handed.fn)) &&
    handed.index === call.args.length - 1;
  const when = calledAtOnce(handed.path, call.name);
  if (!isNodeStyle || when === 'never' || call.position.inTry || call.args[handed.index].kind !== 'function')
    return undefined;
  const sink = isLastCall(graph, handed.call) ? sinkAround(graph, graph.program.callerOf(handed.call)) : undefined;
  return sink !== undefined && (when !== 'again' || isPassedOnTo(graph, handed.fn, sink)) ? sink : undefined;
}

/** Whether something handles what a function throws: it is a handler, or makes a promise. */
export function isCaughtAround(graph: CallGraph, { call }: Handed): boolean {
  const around = graph.program.callerOf(call);
  return isPromiseExecutor(graph, around) || forwardingEntry(graph, around) !== undefined;
}

function sinkAround(graph: CallGraph, fn: FunctionId): string | undefined {
  return isPromiseExecutor(graph, fn) ? nameOf(graph.program.fn(fn).params[1]) : nextOf(graph, fn);
}

/** The first thing that a callback does is to pass on an error. */
// Matches: (error, html) => { if (error) return next(error); res.send(html); }
function isPassedOnTo({ program }: CallGraph, fn: FunctionId, sink: string): boolean {
  const [first] = program.callsIn(fn);
  return first?.text === sink && first.position.returned && first.args[0]?.text === program.fn(fn).params[0];
}

/** What a handler calls with an error. */
// Matches: next of (req, res, next) => …, of (req, res, next, id) => … and of (error, req, res, next) => …
function nextOf(graph: CallGraph, fn: FunctionId): string | undefined {
  const { params } = graph.program.fn(fn);
  const entry = forwardingEntry(graph, fn);
  if (!entry) return undefined;
  const isOfParam = entry.call !== undefined && graph.program.call(entry.call).name === 'param';
  const [request, , next, ofErrors] = params;
  const known = nameOf(params.length === 4 && !isOfParam ? ofErrors : next);
  // Express keeps it in the request (https://github.com/expressjs/express/blob/4.x/lib/router/index.js), the types only perhaps.
  const isKept = entry.framework === 'express' && params.length === 2 && !graph.program.fileOf(fn).typescript;
  return known ?? (isKept && nameOf(request) ? `${request}.next` : undefined);
}

function forwardingEntry(graph: CallGraph, fn: FunctionId): Entry | undefined {
  const { async } = graph.program.fn(fn);
  return entriesOf(graph, fn).find((one) => isForwarding(one, async));
}

function nameOf(param: string | undefined): string | undefined {
  return param !== undefined && /^\w+$/.test(param) ? param : undefined;
}

function isPromiseExecutor(graph: CallGraph, fn: FunctionId): boolean {
  return (graph.callbacks.get(fn) ?? []).some((handed) => isExecutor(graph, handed));
}

/** Whether `next(error)` does what a throw in the handler does. */
function isForwarding({ framework, context, guard }: Entry, isAsync: boolean): boolean {
  const isCaught = guard === undefined || (guard === 'asyncHandler' && !isAsync);
  return /^(?:express|connect|polka|restify)$/.test(framework) && context === 'request_path' && isCaught;
}
