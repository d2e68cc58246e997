import type { CallFacts, CallGraph, Entry, FunctionId, Guard } from '../types';
import type { Pause } from './pauses';
import { isConnection } from './sockets';

const LISTENS = /^(?:on|once|addListener|prependListener|pipe)$/;
/** Sockets that a server of Node hands over: from then on their errors are the program's. */
const HANDS_OVER = /^(?:upgrade|connect)$/;
/** What a request and its response tell once, whenever the client goes away. */
const GONE = /^(?:close|aborted|error)$/;
/** Where frameworks keep the request and the response of Node. */
const OF_NODE = /^(?:raw|req|res)$/;

/** Who has just come: a socket, whose messages and errors may come at once, or a request, whose client may go at any time. */
type Visitor = 'socket' | 'request';

/** True where a function listens to a socket that it was given: behind a wait, what came first has been told already. */
// Matches: server.on('connection', async (socket) => { …; socket.on('message', hear); })
export function isOfSocket(graph: CallGraph, id: FunctionId, call: CallFacts): boolean {
  return LISTENS.test(call.name) && visitorOf(graph, id, call) === 'socket';
}

/** What lets listeners behind these pauses hear that the client of a request has gone meanwhile. */
// Matches: app.get('/events', (req, res) => { const first = fs.readFileSync(file); req.on('close', () => stop()); })
export function goneGuards(graph: CallGraph, pauses: readonly Pause[]): Guard[] {
  return pauses.flatMap(({ fn, end }) =>
    graph.program
      .callsIn(fn)
      .filter(({ callee }) => callee.end > end)
      .flatMap((call) => (isOfGone(graph, fn, call) ? guardOf(graph, fn, call) : [])),
  );
}

function isOfGone(graph: CallGraph, id: FunctionId, call: CallFacts): boolean {
  const isOfEnd = call.args.length === 2 && GONE.test(call.args[0].value ?? '');
  return isOfEnd && LISTENS.test(call.name) && visitorOf(graph, id, call) === 'request';
}

function guardOf(graph: CallGraph, fn: FunctionId, { member }: CallFacts): Guard[] {
  const { path } = graph.program.fileOf(fn);
  return member ? [{ file: path, span: member.object, by: { helper: 'heardLate' } }] : [];
}

function visitorOf(graph: CallGraph, id: FunctionId, { member }: CallFacts): Visitor | undefined {
  const [name = '', inner] = member?.objectName?.split('.') ?? [];
  const given = graph.program.fn(id).params.indexOf(name);
  const visitor = given < 0 ? undefined : givenAs(graph, id, given, new Set());
  return inner === undefined || (visitor === 'request' && OF_NODE.test(inner)) ? visitor : undefined;
}

/** Who this parameter of a function is, here or where it is called. */
function givenAs(graph: CallGraph, id: FunctionId, param: number, seen: Set<FunctionId>): Visitor | undefined {
  if (seen.has(id)) return undefined;
  seen.add(id);
  if (isConnection(graph, id) && param === 0) return 'socket';
  const entered = graph.entries.find((entry) => entry.fn === id && isOfRequest(entry));
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
