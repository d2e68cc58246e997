import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionFacts, FunctionId, Guard } from '../../types';
import { waitsOf } from '../propagation/waits';
import { blockingAt, entriesOf } from '../graph-index';

const LISTENS = /^(?:on|once|addListener)$/;
/** Methods that identify a listener, which could no longer be wrapped. */
const REMOVES = /^(?:off|removeListener|prepend(?:Once)?Listener|onAny)$/;
const CONNECTIONS = /^connect(?:ion)?$/;
/** Events whose data is only valid while the listeners are called. */
const PASSING = /^(?:disconnecting|headers|upgrade)$/;
/** Calls whose result is no promise. */
const AT_ONCE =
  /^(?:delete|add|set|push|clear\w*|send|emit|log|info|warn|error|debug|close|terminate|splice|leave|join)$/;

/**
 * The wrappers that make the listeners of a socket handle its messages in order, where this function is one of them.
 * Undefined where that is impossible, because others may listen, too, or a listener already waits and might wait for a
 * later message.
 */
// Matches: server.on('connection', (socket) => { socket.on('message', (text) => …); socket.on('close', () => …); })
export function turnGuards(graph: CallGraph, id: FunctionId): readonly Guard[] | undefined {
  const { parent } = graph.program.fn(id);
  const outer = functionId(pathOf(id), parent);
  if (parent === 0 || !isConnection(graph, outer)) return undefined;
  const calls = usesOf(graph, outer);
  const listening = calls?.filter(({ name }) => LISTENS.test(name)) ?? [];
  const listeners = listening.map((call) => listenerOf(graph, outer, call));
  const isOne = listeners.some((fn) => fn !== undefined && functionId(pathOf(id), fn.index) === id);
  if (!isOne || !listeners.every((fn) => fn && canTakeTurns(graph, pathOf(id), fn))) return undefined;
  return listening.map(({ args }) => ({ file: pathOf(id), span: args[1].span, by: { helper: 'inTurn' } }));
}

/** Whether a function is called for each new connection, with the socket as its first parameter. */
export function isConnection(graph: CallGraph, id: FunctionId): boolean {
  return entriesOf(graph, id).some(
    ({ framework, call }) =>
      framework === 'sockets' && call !== undefined && CONNECTIONS.test(graph.program.call(call).args[0]?.value ?? ''),
  );
}

/**
 * The calls of methods of the socket in its connection handler; undefined when the socket is passed to a function of
 * the project.
 */
function usesOf(graph: CallGraph, outer: FunctionId): readonly CallFacts[] | undefined {
  const { params, span } = graph.program.fn(outer);
  const inside = graph.program
    .fileOf(outer)
    .calls.filter((call) => call.span.start > span.start && call.span.end < span.end);
  const isGiven = ({ args, index }: CallFacts): boolean =>
    args.some(({ text }) => text === params[0]) && (graph.targets.get(callId(pathOf(outer), index))?.size ?? 0) > 0;
  const uses = inside.filter(({ member }) => member?.objectName === params[0]);
  return inside.some(isGiven) || uses.some(({ name }) => REMOVES.test(name)) ? undefined : uses;
}

/** The listener, if it is written where it is registered. */
function listenerOf(graph: CallGraph, outer: FunctionId, { index, args }: CallFacts): FunctionFacts | undefined {
  if (args.length !== 2 || args[0].kind !== 'string' || PASSING.test(args[0].value ?? '')) return undefined;
  const { functions } = graph.program.fileOf(outer);
  return functions.find(({ argumentOf }) => argumentOf?.call === index && argumentOf.index === 1);
}

function canTakeTurns(graph: CallGraph, path: string, { index, generator, params }: FunctionFacts): boolean {
  const waits = waitsOf(graph);
  const returned = graph.program.callsIn(functionId(path, index)).filter(({ position }) => position.returned);
  const isAtOnce = (call: CallFacts): boolean => {
    const id = callId(path, call.index);
    const targets = [...(graph.targets.get(id) ?? [])];
    if (targets.length > 0) return !targets.some((target) => waits.mayWait(target));
    // Matches: return reply({ error }), where the last parameter is what acknowledges the message
    if (call.text === params.at(-1)) return true;
    return AT_ONCE.test(call.name) || blockingAt(graph, id) !== undefined;
  };
  return waits.of(functionId(path, index)).length === 0 && !generator && returned.every(isAtOnce);
}
