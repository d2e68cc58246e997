import { memoisedBy, memoisedWithin } from '../../memoised';
import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Entry, Span } from '../../types';
import { covers, isPath } from './route-order';

/** What takes functions for many routes. */
const FOR_ALL = 'use';

/** Whether an entry runs before another for the same request, by their stages; undefined where both are handlers. */
// Matches: fastify.addHook('preHandler', load) and a handler; a handler and server.ext('onPreResponse', save)
export function comesBeforeByStage(graph: CallGraph, one: Entry, other: Entry): boolean | undefined {
  if (one.stage === undefined && other.stage === undefined) return undefined;
  return rankOf(one) <= rankOf(other) && mayMeet(graph, one, other);
}

/** Whether something of its framework runs behind a handler, for the same request. */
export function hasStageBehind(graph: CallGraph, handler: Entry): boolean {
  if (handler.stage !== undefined) return false;
  return behindIn(graph).some((entry) => mayMeet(graph, handler, entry));
}

const behindIn = memoisedBy(({ entries }: CallGraph) => entries.filter((entry) => rankOf(entry) > 0));

/** Where an entry comes: negative before the handlers, positive behind them. */
export function rankOf({ stage = 0 }: Entry): number {
  return stage;
}

/** Whether there may be a request for which both run. */
function mayMeet(graph: CallGraph, one: Entry, other: Entry): boolean {
  if (one.framework !== other.framework && !one.guest && !other.guest) return false;
  const isTold = isPath(one.route) && isPath(other.route);
  if (isTold && !covers(one.route, other.route) && !covers(other.route, one.route)) return false;
  const [here, there] = [scopeOf(graph, one), scopeOf(graph, other)];
  if (here !== undefined && there !== undefined) return here === there;
  if (here !== undefined && other.stage === undefined) return here === other.call;
  return there === undefined || one.stage !== undefined || there === one.call;
}

/** The call that registers the only handlers beside which a function of a stage runs, if there is one. */
// Matches: server.route({ options: { pre: [load] }, handler: show }), app.post('/', body('name').custom(isFree), save)
const scopeOf = memoisedWithin((graph: CallGraph, { stage, call }: Entry): CallId | undefined => {
  if (stage === undefined || call === undefined) return undefined;
  const { span } = graph.program.call(call);
  const around = graph.program.fileOf(call).calls.filter((one) => isIn(span, one) && one.name !== FOR_ALL);
  const ids = new Set(around.map(({ index }) => callId(pathOf(call), index)));
  const isHandler = ({ stage: other, context, call: at }: Entry): boolean =>
    other === undefined && context === 'request_path' && at !== undefined && ids.has(at);
  return graph.entries.find(isHandler)?.call;
});

/** Whether a call is another one, or among its arguments. */
function isIn(span: Span, { span: around, callee }: CallFacts): boolean {
  return isWithin(span, around) && (span.end === around.end || span.start >= callee.end);
}
