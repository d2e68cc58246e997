import type { ArgumentFacts, CallGraph, CallId, Entry, FunctionFacts, FunctionId, Guard, Span } from '../../types';
import { pathOf } from '../../program';
import type { Barrier } from '../barriers/barriers';
import { boundIn } from './bound-arguments';
import { executorGuards } from './executors';
import { promisifyGuards } from './promisified';
import { sinkGuards } from './sinks';
import { turnGuards } from './sockets';
import { throwerOf } from './throwers';
import { tickGuards } from './ticks';
import { processGuards } from './uncaught';
import { goesOn, taskGuards } from './tasks';
import { processListeners } from '../process-listeners';
import { entriesOf } from '../graph-index';

/**
 * The wrappers that a function needs, where it is handed to outside code, to become async; a barrier when one is
 * impossible. `given` are the functions that users of the package can reach.
 */
export function guardsOf(
  graph: CallGraph,
  id: FunctionId,
  { given }: { readonly given: ReadonlySet<FunctionId> },
): readonly Guard[] | Barrier {
  if (given.has(id) && !graph.program.fn(id).async) return givenGuard(graph, id);
  const promisified = promisifyGuards(graph, id);
  if ('code' in promisified) return promisified;
  const guards: Guard[] = [
    ...promisified,
    ...[...executorGuards(graph, id), ...taskGuards(graph, id)],
    ...[...sinkGuards(graph, id), ...(turnGuards(graph, id) ?? []), ...processGuards(graph, id)],
    // They also tell the process of errors, in the place of those before.
    ...tickGuards(graph, id),
  ];
  for (const entry of entriesOf(graph, id)) {
    const guard = guardOf(graph, entry, graph.program.fn(id));
    if (guard && 'code' in guard) return guard;
    if (guard) guards.push(guard);
  }
  return once(guards, graph.program.fn(id).span);
}

/**
 * A function that is wrapped where it is written needs no other wrapper of that kind, and one for all its registrations.
 * Those of the listeners that take turns with it are no wrappers of this function.
 */
function once(guards: readonly Guard[], { start, end }: Span): readonly Guard[] {
  const own = guards.find(
    ({ span, by }) => 'helper' in by && by.helper !== 'inTurn' && span.start === start && span.end === end,
  );
  if (!own) return guards;
  const isSame = ({ by }: Guard): boolean => 'helper' in by && 'helper' in own.by && by.helper === own.by.helper;
  return [own, ...guards.filter((guard) => !isSame(guard))];
}

/** The wrapper for one registration; a barrier when it is impossible, undefined when none is needed. */
function guardOf(graph: CallGraph, entry: Entry, fn: FunctionFacts): Guard | Barrier | undefined {
  const { call, arg, guard } = entry;
  if (!guard || fn.async || !arg || call === undefined) return undefined;
  const file = graph.program.fileOf(call).path;
  const found = findArgument(graph, call, entry.fn, arg);
  if (guard === 'asyncReply') return replyGuard(graph, entry, fn, found && { file, span: found.span });
  if (guard === 'asyncCallback' || guard === 'errorsToCallback')
    return callbackGuard(graph, entry, fn, found && { file, span: found.span });
  if (entry.context !== 'request_path' || (guard === 'asyncListener' && isHeard(graph))) return undefined;
  if (isBeside(graph, call, entry.fn, arg)) {
    // Of `use`, the first argument may be a handler, too.
    const isPath = graph.program.call(call).name !== 'use';
    return isPath ? undefined : { code: 'handler-not-wrappable', at: graph.program.at(call) };
  }
  // Matches: const routes = { '/notes': (req, res) => … }; for (const [path, show] of Object.entries(routes)) app.get(path, show)
  const place = found ? { file, span: found.span } : definition(graph, entry.fn, fn);
  if (!place) return { code: 'handler-not-wrappable', at: graph.program.at(call) };
  return { ...place, by: { helper: helperOf(graph, entry) ?? guard } };
}

/** Whether listeners of the process hear of a rejection, as of an error that is thrown, so that nobody has to answer. */
function isHeard(graph: CallGraph): boolean {
  const { thrown, differs } = processListeners(graph);
  return thrown !== undefined && differs === undefined;
}

/**
 * A handler exported by a package is registered by its users, too, with any version of the framework, so it is wrapped
 * where it is written. The registrations in sight tell that it is a handler.
 */
function givenGuard(graph: CallGraph, id: FunctionId): readonly Guard[] | Barrier {
  const place = definition(graph, id, graph.program.fn(id));
  const guarding = entriesOf(graph, id).filter(({ context }) => context === 'request_path');
  const helpers = new Set(guarding.map((entry) => helperOf(graph, entry)));
  const [helper] = helpers;
  if (!place || helper === undefined || helpers.size > 1) return { code: 'public-export', at: graph.program.at(id) };
  return [{ ...place, by: { helper } }];
}

/** The helper that wraps a handler where it is registered. */
function helperOf(graph: CallGraph, { call, guard }: Entry): Wrapper | undefined {
  // A listener of the process is told of its errors, and nobody answers.
  if (guard === 'asyncListener' && processListeners(graph).thrown !== undefined) return 'thrownToProcess';
  const isParam = guard === 'asyncHandler' && call !== undefined && graph.program.call(call).name === 'param';
  return isParam ? 'asyncParam' : guard;
}

type Wrapper = Exclude<Extract<Guard['by'], { readonly helper: unknown }>['helper'], 'failTo'>;
type Place = { readonly file: string; readonly span: Span };

/**
 * The handler sends its answer itself, so an async form of it must resolve with nothing that would be sent as the
 * answer.
 */
function replyGuard(graph: CallGraph, entry: Entry, fn: FunctionFacts, arg: Place | undefined): Guard | Barrier {
  const place = arg ?? definition(graph, entry.fn, fn);
  return place
    ? { ...place, by: { helper: 'asyncReply' } }
    : { code: 'caller-not-in-sight', at: graph.program.at(entry.fn) };
}

/** A function with a callback must also call it when it fails; a test that may return a promise needs nothing else. */
function callbackGuard(
  graph: CallGraph,
  entry: Entry,
  fn: FunctionFacts,
  arg: Place | undefined,
): Guard | Barrier | undefined {
  const place = arg ?? definition(graph, entry.fn, fn);
  const isTold = isToldOf(graph, entry);
  if (isTold && (isHeard(graph) || entry.thrown === 'rejected') && !goesOn(graph, entry.fn)) return undefined;
  if (!place || goesOn(graph, entry.fn))
    return { code: entry.orPromise ? 'test-with-done' : 'handler-not-wrappable', at: graph.program.at(entry.fn) };
  const thrower = typeof entry.thrown === 'object' ? throwerOf(graph, entry.thrown) : undefined;
  if (thrower !== undefined) return { code: 'callback-may-throw', at: thrower };
  const isInline = place.file === pathOf(entry.fn) && place.span.start === fn.span.start;
  const cut = entry.orPromise && isInline ? fn.ending?.cut : undefined;
  const helper = isTold ? 'thrownToProcess' : typeof entry.thrown === 'object' ? 'errorsToCallback' : 'asyncCallback';
  return { ...place, by: cut ? { cut } : { helper } };
}

/** Whether a listener of the process is told of what the function throws. */
function isToldOf(graph: CallGraph, { thrown: kind }: Entry): boolean {
  const { thrown, differs } = processListeners(graph);
  if (kind === 'rejected') return thrown !== undefined || differs !== undefined;
  return kind === 'unhandled' && thrown !== undefined;
}

// Matches: multer.diskStorage({ filename: (req, file, cb) => … }) – a function that nobody else calls is wrapped where it stands
function definition(graph: CallGraph, id: FunctionId, { kind, span, shorthand }: FunctionFacts): Place | undefined {
  const isValue = kind === 'expression' || kind === 'arrow' || shorthand === true;
  const isOnlyHere = isValue && (graph.to.get(id) ?? []).length === 0;
  return isOnlyHere ? { file: pathOf(id), span } : undefined;
}

/** The first argument, which is a path or not told apart from the handler behind it. */
// Matches: path of for (const [path, handler] of routes) app.get(path, handler)
function isBeside(graph: CallGraph, call: CallId, fn: FunctionId, { node }: ArgumentFacts): boolean {
  const [first, ...rest] = graph.program.call(call).args;
  return first.node === node && rest.some((arg) => graph.valuesOf(call, arg.node).functions.includes(fn));
}

/** The argument, or the element of an array argument, that is this handler and nothing else. */
function findArgument(graph: CallGraph, call: CallId, fn: FunctionId, arg: ArgumentFacts): ArgumentFacts | undefined {
  if (arg.kind === 'spread') return undefined;
  if (arg.elements)
    return arg.elements.map((element) => findArgument(graph, call, fn, element)).find((found) => found !== undefined);
  const bound = boundIn(graph, call, arg);
  const { functions, others } = graph.valuesOf(call, bound ?? arg.node);
  return functions.includes(fn) && !others ? arg : undefined;
}
