import { callId, functionId, pathOf } from '../../program';
import { memoisedBy } from '../../memoised';
import type { CallFacts, CallGraph, FunctionId, Hazard } from '../../types';
import { isAlwaysMet } from '../branches';
import { entriesOf } from '../graph-index';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';

/** Methods that change the context of the code that follows: https://nodejs.org/api/async_context.html. */
const ENTERS: ReadonlySet<string> = new Set(['enterWith']);
/** Frameworks that run nothing of the same request behind a handler, unless that calls it (`next()`). */
const LEAVES = new Set(['express', 'connect', 'koa', 'http', 'polka', 'restify']);

/**
 * Contexts that a function enters behind a wait: it has them itself from then on, but the callers that wait for it no longer do.
 */
// Matches: loadTenant(id); show(als.getStore()), where loadTenant does: const text = fs.readFileSync(file); als.enterWith(text);
export function contexts(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const entering = enteringIn(graph);
  if (entering.size === 0) return [];
  return closures.flatMap((closure) => {
    const late = [...new Set(holdersOf(graph, closure))].filter((fn) => entering.has(fn) && isFollowed(graph, fn));
    return late.flatMap((fn) => {
      const call = lateIn(graph, entering, closure, fn);
      if (!call) return [];
      const message = `${call.text} sets the context of what follows, which is only that of its own function behind a wait`;
      const at = graph.program.at(callId(pathOf(fn), call.index));
      const hazard: Hazard = { code: 'context', message, at, findings: [closure.finding.id] };
      return [{ fn: closure.owner, hazard }];
    });
  });
}

/** The functions that enter a context, themselves or through what they call. */
const enteringIn = memoisedBy((graph: CallGraph): ReadonlySet<FunctionId> => {
  const found = new Set<FunctionId>();
  for (const { path, calls } of graph.program.all)
    for (const { name, member, fn } of calls) if (member && ENTERS.has(name)) found.add(functionId(path, fn));
  // The set grows while it is iterated: a work list.
  for (const fn of found) for (const { caller } of graph.to.get(fn) ?? []) found.add(caller);
  return found;
});

/** Whether code that relies on the context may run after the function. */
function isFollowed(graph: CallGraph, fn: FunctionId): boolean {
  if ((graph.to.get(fn) ?? []).length > 0) return true;
  return !entriesOf(graph, fn).every(({ framework }) => LEAVES.has(framework));
}

/** A call of a function that enters a context behind a new wait, and behind no wait that was there. */
function lateIn(
  graph: CallGraph,
  entering: ReadonlySet<FunctionId>,
  { finding, awaits, loops }: Closure,
  fn: FunctionId,
): CallFacts | undefined {
  const { program, from } = graph;
  const waits = [finding.blocking.id, ...awaits, ...loops].filter((id) => program.callerOf(id) === fn);
  const first = Math.min(...waits.map((id) => program.call(id).span.end));
  const within = new Set((from.get(fn) ?? []).filter(({ callee }) => entering.has(callee)).map(({ call }) => call));
  const isEntering = ({ name, index }: CallFacts): boolean =>
    ENTERS.has(name) || (within.has(callId(pathOf(fn), index)) && !waits.includes(callId(pathOf(fn), index)));
  return program.callsIn(fn).find((call) => {
    const isBehind = call.span.end > first || (call.position.inLoop && first < Infinity);
    return isBehind && isEntering(call) && !isAlwaysMet(program, fn, program.fn(fn).awaits, [-1, call.span.start]);
  });
}
