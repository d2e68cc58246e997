import { WAITING_FOR_END } from '../../language/emitters';
import { memoisedBy, memoisedWithin } from '../../memoised';
import { callId, functionId, pathOf } from '../../program';
import type { ArgumentFacts, CallFacts, CallGraph, CallId, Entry, FunctionId, Guard } from '../../types';
import type { Pause } from '../propagation/pauses';
import { isMet } from '../barriers/barriers';
import { LISTENS, reachedFrom, receiverOf } from '../barriers/flows';
import { middlewaresOf } from '../hazards/middlewares';
import { isConnection } from './socket-holders';
import { edgesAt, entriesOf } from '../graph-index';

/** Events with which a Node server hands over a socket, whose errors are then the program's to handle. */
const HANDS_OVER = /^(?:upgrade|connect)$/;
/** Events that a request and its response emit once, whenever the client disconnects. */
const GONE = /^(?:close|aborted|error)$/;
/** Where frameworks keep Node's request and response, and these their socket. */
const OF_NODE = /^(?:raw|req|res|socket|connection)$/;
/** Where objects keep the request that they work for. */
const OF_OBJECT = /^this\._?(?:req|request|res|response)$/;

/**
 * A parameter that can emit at any time: a socket, whose messages and errors may come at once, or a request, whose
 * client may disconnect.
 */
type Visitor = 'socket' | 'request';

/**
 * Whether a function adds a listener to a socket that it, or a function around it, was given: after a wait, the first events have
 * been emitted.
 */
// Matches: server.on('connection', async (socket) => { …; socket.on('message', hear); })
export function isOfSocket(graph: CallGraph, id: FunctionId, call: CallFacts): boolean {
  const text = receiverOf(call);
  return LISTENS.test(call.name) && visitorOf(graph, holderOf(graph, id, text), text) === 'socket';
}

/** Whether a call waits for the end of a request that may have come by then. */
// Matches: await once(res, 'close'), pump(file, res)
export function waitsForGone(graph: CallGraph, id: FunctionId, call: CallFacts): boolean {
  const called = graph.outside.get(callId(pathOf(id), call.index)) ?? new Set();
  if (![...called].some((path) => WAITING_FOR_END.has(path)) || !GONE.test(call.args[1]?.value ?? 'close'))
    return false;
  return call.args.some(({ text }) => visitorOf(graph, id, text) === 'request');
}

/** The function around a call that has its receiver as a parameter. */
// Matches: (socket) => … of: (socket) => { socket.once('message', async () => { …; socket.on('message', hear); }); }
function holderOf({ program }: CallGraph, id: FunctionId, text: string): FunctionId {
  const [name] = text.split('.');
  for (let fn = program.fn(id); fn.index > 0; fn = program.fn(functionId(pathOf(id), fn.parent)))
    if (fn.params.includes(name)) return functionId(pathOf(id), fn.index);
  return id;
}

/** By function, the wrappers of what listens to the end of a request; most have none. */
const guardsIn = memoisedBy((graph: CallGraph): ReadonlyMap<FunctionId, readonly Guard[]> => {
  const all = [...graph.program.all].flatMap(({ path, functions }) =>
    functions.map(({ index }) => functionId(path, index)),
  );
  const found = all.map((fn) => [fn, guardsOf(graph, fn, graph.program.callsIn(fn))] as const);
  return new Map(found.filter(([, guards]) => guards.length > 0));
});

/** Those functions among the handlers that a middleware passes control on to, and what they call. */
const listeningBelow = memoisedWithin((graph: CallGraph, entry: Entry): readonly FunctionId[] =>
  middlewaresOf(graph)
    .below(entry)
    .flatMap((fn) => [fn, ...calleesOf(graph, fn)])
    .filter((fn) => guardsIn(graph).has(fn)),
);

/** Wrappers that notify listeners added after these pauses of a client that has disconnected in between. */
// Matches: app.get('/events', (req, res) => { const first = fs.readFileSync(file); req.on('close', () => stop()); })
export function goneGuards(graph: CallGraph, pauses: readonly Pause[]): Guard[] {
  if (guardsIn(graph).size === 0) return [];
  return pauses.flatMap((pause) => {
    const { fn, end } = pause;
    const later = graph.program.callsIn(fn).filter(({ span }) => span.end > end);
    const called = later.flatMap(({ index }) => startedBy(graph, callId(pathOf(fn), index)));
    const late = [...new Set([...called, ...listeningBehind(graph, pause)])];
    return [...guardsOf(graph, fn, later), ...late.flatMap((one) => guardsIn(graph).get(one) ?? [])];
  });
}

/** What a call reaches, also through an array method. */
function startedBy(graph: CallGraph, id: CallId): FunctionId[] {
  const visited = edgesAt(graph, id).filter(({ kind }) => kind === 'callback');
  const each = visited.filter((edge) => isMet(graph, edge)).map(({ callee }) => callee);
  return [...reachedFrom(graph, id), ...each];
}

/** Those that run only after a pause, because a middleware passes control on then. */
// Matches: app.get('/events', (req, res, next) => { check(fs.readFileSync(file)); next(); }, (req, res) => { req.on('close', stop); })
function listeningBehind(graph: CallGraph, pause: Pause): readonly FunctionId[] {
  const middlewares = middlewaresOf(graph);
  const entries = middlewares.entriesTo(pause).filter(({ fn }) => middlewares.passing.has(fn));
  return entries.flatMap((entry) => listeningBelow(graph, entry));
}

function calleesOf({ from }: CallGraph, fn: FunctionId): readonly FunctionId[] {
  return (from.get(fn) ?? []).map(({ callee }) => callee);
}

function guardsOf(graph: CallGraph, fn: FunctionId, calls: readonly CallFacts[]): Guard[] {
  return calls.flatMap((call) => (isOfGone(graph, fn, call) ? guardOf(graph, fn, call) : []));
}

function isOfGone(graph: CallGraph, id: FunctionId, call: CallFacts): boolean {
  if (!LISTENS.test(call.name) || call.args.length !== 2 || !mayBeGone(call.args[0])) return false;
  const text = receiverOf(call);
  return (
    OF_OBJECT.test(text) || visitorOf(graph, isForEach(graph, id) ? holderOf(graph, id, text) : id, text) === 'request'
  );
}

function mayBeGone({ kind, value }: ArgumentFacts): boolean {
  return value === undefined ? kind === 'other' : GONE.test(value);
}

/** Whether an array method calls a function for each element. */
// Matches: (event) => res.on(event, stop) of ['close', 'error'].forEach((event) => res.on(event, stop))
function isForEach({ callbacks }: CallGraph, id: FunctionId): boolean {
  return (callbacks.get(id) ?? []).some(({ use }) => use.kind === 'each');
}

function guardOf(graph: CallGraph, fn: FunctionId, { member }: CallFacts): Guard[] {
  const { path } = graph.program.fileOf(fn);
  return member ? [{ file: path, span: member.object, by: { helper: 'heardLate' } }] : [];
}

function visitorOf(graph: CallGraph, id: FunctionId, text: string): Visitor | undefined {
  const [name, ...inner] = text.split('.');
  const given = graph.program.fn(id).params.indexOf(name);
  const visitor = given < 0 ? undefined : givenAs(graph, id, given, new Set());
  return inner.length === 0 || (visitor === 'request' && inner.every((one) => OF_NODE.test(one))) ? visitor : undefined;
}

/** What a parameter of a function is, by its function or by what callers pass. */
function givenAs(graph: CallGraph, id: FunctionId, param: number, seen: Set<FunctionId>): Visitor | undefined {
  if (seen.has(id)) return undefined;
  seen.add(id);
  if (isConnection(graph, id) && param === 0) return 'socket';
  const entered = entriesOf(graph, id).find(isOfRequest);
  if (entered && param < 2) return isHandedOver(graph, entered, param) ? 'socket' : 'request';
  for (const { call, caller } of graph.to.get(id) ?? []) {
    const handed = graph.program.fn(caller).params.indexOf(graph.program.call(call).args[param]?.text ?? '');
    const visitor = handed < 0 ? undefined : givenAs(graph, caller, handed, seen);
    if (visitor) return visitor;
  }
  return undefined;
}

function isOfRequest({ context, framework }: Entry): boolean {
  return context === 'request_path' && framework !== 'sockets';
}

function isHandedOver(graph: CallGraph, { call }: Entry, param: number): boolean {
  return param === 1 && call !== undefined && HANDS_OVER.test(graph.program.call(call).args[0]?.value ?? '');
}
