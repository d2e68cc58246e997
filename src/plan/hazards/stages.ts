import { memoisedBy, memoisedWithin } from '../../memoised';
import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Entry, FunctionId, Span } from '../../types';
import { covers, isPath } from './route-order';

/** What takes functions for many routes. */
const FOR_ALL = 'use';

/** Whose hooks run for every route of the server that they are given to. */
// Matches: fastify.addHook('preHandler', load), and not app.service('notes').hooks({ before: { create: [load] } })
const WITH_SERVER_HOOKS = new Set(['fastify', 'hapi']);

/** Whether an entry runs before another for the same request, by their stages; undefined where both are handlers. */
// Matches: fastify.addHook('preHandler', load) and a handler; a handler and server.ext('onPreResponse', save)
export function comesBeforeByStage(graph: CallGraph, one: Entry, other: Entry): boolean | undefined {
  if (isHandler(one) && isHandler(other)) return undefined;
  return rankOf(one) <= rankOf(other) && mayMeet(graph, one, other);
}

/** Whether something of its framework runs behind a handler, for the same request. */
export function hasStageBehind(graph: CallGraph, handler: Entry): boolean {
  if (!isHandler(handler)) return false;
  return behindIn(graph).some((entry) => mayMeet(graph, handler, entry));
}

const behindIn = memoisedBy(({ entries }: CallGraph) => entries.filter((entry) => rankOf(entry) > 0));

/** Where an entry comes: negative before the handlers, positive behind them. */
export function rankOf({ stage = 0 }: Entry): number {
  return stage;
}

/** Whether an entry is a handler, and no function of a stage. */
export function isHandler(entry: Entry): boolean {
  return rankOf(entry) === 0;
}

/** Whether there may be a request for which both run. */
function mayMeet(graph: CallGraph, one: Entry, other: Entry): boolean {
  if (one.framework !== other.framework && !one.guest && !other.guest) return false;
  const isTold = isPath(one.route) && isPath(other.route);
  if (isTold && !covers(one.route, other.route) && !covers(other.route, one.route)) return false;
  const [here, there] = [scopeOf(graph, one), scopeOf(graph, other)];
  if (here !== undefined && there !== undefined) return here === there;
  if (here !== undefined && isHandler(other)) return here === other.call;
  return there === undefined || !isHandler(one) || there === one.call;
}

/** The call that registers the only handlers beside which a function of a stage runs, if there is one. */
// Matches: server.route({ options: { pre: [load] }, handler: show }), app.post('/', body('name').custom(isFree), save)
const scopeOf = memoisedWithin((graph: CallGraph, entry: Entry): CallId | undefined => {
  const { call } = entry;
  if (isHandler(entry) || call === undefined) return undefined;
  const { span } = graph.program.call(call);
  const around = graph.program.fileOf(call).calls.filter((one) => isIn(span, one) && one.name !== FOR_ALL);
  const ids = new Set(around.map(({ index }) => callId(pathOf(call), index)));
  const isBeside = (other: Entry): boolean =>
    isHandler(other) && other.context === 'request_path' && other.call !== undefined && ids.has(other.call);
  return graph.entries.find(isBeside)?.call;
});

/** Whether a hook runs for each request of a handler for certain: it is given with that handler alone, or to its server. */
// Matches: server.post('/notes', { preHandler: count }, save); server.addHook('preHandler', count), and server.post('/notes', save)
export function runsFor(graph: CallGraph, hook: Entry, handler: FunctionId): boolean {
  const { program, entries } = graph;
  if (!WITH_SERVER_HOOKS.has(hook.framework) || hook.call === undefined) return false;
  const scope = scopeOf(graph, hook);
  const owner = program.callerOf(hook.call);
  const isBeside = ({ call }: Entry): boolean =>
    scope === undefined ? call !== undefined && program.callerOf(call) === owner : call === scope;
  const beside = entries.filter((one) => isHandler(one) && one.framework === hook.framework && isBeside(one));
  const isIts = ({ fn }: Entry): boolean => fn === handler;
  return scope === undefined ? beside.some(isIts) : beside.length > 0 && beside.every(isIts);
}

/** Whether a call is another one, or among its arguments. */
function isIn(span: Span, { span: around, callee }: CallFacts): boolean {
  return isWithin(span, around) && (span.end === around.end || span.start >= callee.end);
}
