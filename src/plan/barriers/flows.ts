import { memoisedBy } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';

/** Methods by which a listener, or what takes all data, is added to a stream or another emitter. */
export const LISTENS = /^(?:on|once|addListener|prependListener|pipe)$/;
/** After these a stream no longer waits for listeners. */
const STARTS = /^(?:pipe|resume)$/;
/** Where frameworks keep Node's request. */
const OF_NODE = /^(?:raw|req)$/;
/** Limit of the functions that are followed from a call. */
const MOST = 100;

/** Whether a call lets a stream flow: what it emits from then on is lost for those who listen later. */
// Matches: req.on('data', add), req.pipe(file), req.resume()
export function startsFlow({ name, args }: CallFacts): boolean {
  return STARTS.test(name) || (LISTENS.test(name) && args[0]?.value === 'data');
}

/** What a method is called on, as written; empty for other calls. */
// Matches: ctx.req of ctx.req.on('data', add)
export function receiverOf({ text, name }: Pick<CallFacts, 'text' | 'name'>): string {
  return text.endsWith(`.${name}`) ? text.slice(0, -name.length - 1) : '';
}

/** By function and parameter, whether it lets a stream flow: each middleware and each handler behind one asks. */
const flowing = memoisedBy((_: CallGraph) => new Map<string, boolean>());

/** Whether a function, or one that it calls, lets the stream flow that is its parameter, or that a framework keeps there. */
// Matches: function limit(req, max) { req.on('data', …); }, (ctx, next) => { ctx.req.resume(); return next(); }
export function startsParam(graph: CallGraph, id: FunctionId, param: number): boolean {
  const known = flowing(graph);
  const seen = new Set<string>();
  const isFlowing = reachesStart(graph, id, param, seen);
  // Nothing that was reached lets it flow; otherwise some of it may not have been looked at.
  if (!isFlowing) for (const key of seen) known.set(key, false);
  return isFlowing;
}

function reachesStart(graph: CallGraph, id: FunctionId, param: number, seen: Set<string>): boolean {
  const key = `${id} ${param}`;
  const known = flowing(graph).get(key);
  if (known !== undefined || seen.has(key)) return known ?? false;
  seen.add(key);
  const name = graph.program.fn(id).params[param];
  const isFlowing =
    name !== undefined &&
    graph.program
      .callsIn(id)
      .some(
        (call) =>
          startsNamed(call, name) ||
          handsOn(graph, callId(pathOf(id), call.index), name, (fn, index) => reachesStart(graph, fn, index, seen)),
      );
  if (isFlowing) flowing(graph).set(key, true);
  return isFlowing;
}

/** The calls of a function by which it does so. */
export function startsOf(graph: CallGraph, id: FunctionId, param: number): CallFacts[] {
  const name = graph.program.fn(id).params[param];
  if (name === undefined) return [];
  return graph.program
    .callsIn(id)
    .filter((call) => startsNamed(call, name) || startsArgument(graph, callId(pathOf(id), call.index), name));
}

/** Whether a function of the program that a call calls lets an argument flow. */
export function startsArgument(graph: CallGraph, id: CallId, text: string): boolean {
  return handsOn(graph, id, text, (fn, index) => startsParam(graph, fn, index));
}

function startsNamed(call: CallFacts, name: string): boolean {
  if (!startsFlow(call)) return false;
  const [root, inner, ...more] = receiverOf(call).split('.');
  return root === name && more.length === 0 && (inner === undefined || OF_NODE.test(inner));
}

/** Whether a call passes a variable to a function, as a parameter of which something holds. */
function handsOn(
  graph: CallGraph,
  id: CallId,
  text: string,
  holds: (fn: FunctionId, param: number) => boolean,
): boolean {
  const { args } = graph.program.call(id);
  return args.some(
    (arg, index) => arg.text === text && [...(graph.targets.get(id) ?? [])].some((fn) => holds(fn, index)),
  );
}

/** The outside functions that are called by a call, or in a function of the program that it calls. */
// Matches: start('convert', args), where function start(program, args) { return spawn(program, args); }
export function outsideBehind(graph: CallGraph, id: CallId): Set<string> {
  const found = new Set(graph.outside.get(id));
  for (const fn of reachedFrom(graph, id))
    for (const { index } of graph.program.callsIn(fn))
      for (const path of graph.outside.get(callId(pathOf(fn), index)) ?? []) found.add(path);
  return found;
}

/** The functions of the program that a call reaches, the nearest first; not all of them where there are many. */
export function reachedFrom(graph: CallGraph, id: CallId): ReadonlySet<FunctionId> {
  const reached = new Set<FunctionId>(graph.targets.get(id));
  // The set grows while it is iterated: a work list.
  for (const fn of reached) {
    if (reached.size > MOST) break;
    for (const { callee } of graph.from.get(fn) ?? []) reached.add(callee);
  }
  return reached;
}
