import { isWithin } from '../../program';
import type { CallGraph, Edge, FunctionId } from '../../types';
import { isWaitedFor } from '../barriers/positions';
import { isExecutor, type AwaitedCalls } from './awaited-calls';
import type { GivenPromises } from './given-promises';

/** What is taken to wait for nothing. */
interface Exceptions {
  /** The function only reads the body of a request, which is there. */
  readonly isReader: (id: FunctionId) => boolean;
  /** What an await of the function waits for, which ends at an offset, is there already. */
  readonly isOver: (id: FunctionId, end: number) => boolean;
}

/** A fixpoint: functions that wait for something outside, and those that wait for them. */
export function whoWaits(
  graph: CallGraph,
  calls: AwaitedCalls,
  given: GivenPromises,
  exceptions: Exceptions,
): ReadonlySet<FunctionId> {
  const found = new Set<FunctionId>();
  const ids = [...graph.program.all].flatMap(({ path, functions }) =>
    functions.map(({ index }): FunctionId => `${path}#${index}`),
  );
  const queue = ids.filter((id) => waitsItself(graph, calls, given, exceptions, id));
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const callers = (graph.to.get(id) ?? []).filter((edge) => isMetInTime(graph, edge));
    queue.push(...callers.map(({ caller }) => caller));
  }
  return found;
}

/** Whether a call waits for the promise, or for the elements, of what it calls. */
function isMetInTime(graph: CallGraph, { call }: Edge): boolean {
  const facts = graph.program.call(call);
  return facts.position.iterated?.kind === 'either' || isWaitedFor(graph, call, facts);
}

function waitsItself(
  graph: CallGraph,
  calls: AwaitedCalls,
  given: GivenPromises,
  { isReader, isOver }: Exceptions,
  id: FunctionId,
): boolean {
  if (isReader(id)) return false;
  const isUnknown = (end: number): boolean => !isOver(id, end) && calls.awaitedAt(id, end) === undefined;
  if (graph.program.fn(id).awaits.some(isUnknown) || waitsAtYields(graph, id)) return true;
  // Matches: (resolve) => resolve(value), whose result nobody gets
  return !isExecutor(graph, id) && given.in(id).length > 0;
}

/** Whether a generator may wait for what it yields: its driver, or itself if it is async. */
// Matches: yield load(name), and not: async function* () { for (const name of names) yield name; }
function waitsAtYields({ program }: CallGraph, id: FunctionId): boolean {
  const { async, generator, yields } = program.fn(id);
  if (!generator) return false;
  const calls = program.callsIn(id);
  return !async || yields.some(({ span, promising }) => promising || calls.some((call) => isWithin(call.span, span)));
}
