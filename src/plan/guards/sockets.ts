import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionFacts, FunctionId, Guard } from '../../types';
import { waitsOf } from '../propagation/waits';
import { blockingAt, entriesOf } from '../graph-index';
import { callsIn, holdersWith, type Holder } from './socket-holders';

const LISTENS = /^(?:on|once|addListener)$/;
/** Methods that identify a listener, which could no longer be wrapped. */
const REMOVES = /^(?:off|removeListener|prepend(?:Once)?Listener|onAny|addEventListener)$/;
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
  const holders = holdersWith(graph, functionId(pathOf(id), parent));
  if (!holders) return undefined;
  const uses = holders.flatMap((holder) => usesOf(graph, holder).map((call) => ({ call, outer: holder.fn })));
  if (uses.some(({ call }) => REMOVES.test(call.name))) return undefined;
  const listening = uses.filter(({ call }) => LISTENS.test(call.name));
  const listeners = listening.map(({ call, outer }) => ({ outer, fn: listenerOf(graph, outer, call) }));
  const isOne = listeners.some(({ fn, outer }) => fn && functionId(pathOf(outer), fn.index) === id);
  if (!isOne || !listeners.every(({ fn, outer }) => fn && canTakeTurns(graph, pathOf(outer), fn))) return undefined;
  return listening.map(({ call, outer }) => ({
    file: pathOf(outer),
    span: call.args[1].span,
    by: { helper: 'inTurn' },
  }));
}

/** The calls of methods of the socket. */
function usesOf(graph: CallGraph, holder: Holder): readonly CallFacts[] {
  return callsIn(graph, holder).filter(({ member }) => member?.objectName === holder.socket);
}

/** The listener, if it is written where it is registered, or beside it and used for nothing else. */
function listenerOf(graph: CallGraph, outer: FunctionId, { index, args }: CallFacts): FunctionFacts | undefined {
  if (args.length !== 2 || args[0].kind !== 'string' || PASSING.test(args[0].value ?? '')) return undefined;
  const { functions } = graph.program.fileOf(outer);
  const inline = functions.find(({ argumentOf }) => argumentOf?.call === index && argumentOf.index === 1);
  return inline ?? namedListener(graph, outer, args[1].text);
}

// Matches: save, of socket.on('save', save); function save(note) { … }
function namedListener(graph: CallGraph, outer: FunctionId, name: string): FunctionFacts | undefined {
  const path = pathOf(outer);
  const named = graph.program
    .fileOf(outer)
    .functions.filter((fn) => fn.name === name && functionId(path, fn.parent) === outer);
  const [listener] = named;
  if (named.length !== 1) return undefined;
  const id = functionId(path, listener.index);
  const isRegistration = (call: CallId): boolean => graph.program.call(call).args[1]?.text === name;
  const uses = [...(graph.to.get(id) ?? []), ...entriesOf(graph, id), ...(graph.callbacks.get(id) ?? [])];
  return uses.every(({ call }) => call !== undefined && isRegistration(call)) ? listener : undefined;
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
