import { ANY_FIELD } from '../../language/fields';
import { callId, pathOf } from '../../program';
import { memoisedBy } from '../../memoised';
import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import { entriesOf } from '../graph-index';

const CONNECTIONS = /^connect(?:ion)?$/;
/** Methods by which others take part in what is heard. */
const HEARS = /^(?:on|once|off|addListener|removeListener|prepend(?:Once)?Listener|onAny|addEventListener)$/;
/** So many functions of one connection are followed. */
const MAX_HOLDERS = 50;

/** A function that has the socket of a connection, and by which name. */
export interface Holder {
  readonly fn: FunctionId;
  readonly socket: string;
}

/** Whether a function is called for each new connection, with the socket as its first parameter. */
export function isConnection(graph: CallGraph, id: FunctionId): boolean {
  return entriesOf(graph, id).some((entry) => isOfConnection(graph, entry));
}

function isOfConnection({ program }: CallGraph, { framework, call }: Entry): boolean {
  return framework === 'sockets' && call !== undefined && CONNECTIONS.test(program.call(call).args[0]?.value ?? '');
}

/**
 * The functions that have the same socket as one of them; undefined for any other function, and where one of them may have
 * another socket, too.
 */
// Matches: server.on('connection', (socket) => registerNotes(socket)); function registerNotes(socket) { … }
export function holdersWith(graph: CallGraph, fn: FunctionId): readonly Holder[] | undefined {
  return groupsIn(graph).get(fn);
}

const groupsIn = memoisedBy((graph: CallGraph): ReadonlyMap<FunctionId, readonly Holder[]> => {
  const connections = graph.entries.filter((entry) => isOfConnection(graph, entry));
  const found = new Map<FunctionId, readonly Holder[]>();
  for (const { fn, place } of connections) {
    // The handlers of one server all get the same socket.
    const together = connections.filter((one) => one.place?.join() === place?.join());
    const groups = [...new Set(together.map((one) => one.fn))].map((one) => groupOf(graph, one));
    const all = groups.every((group) => group !== undefined) ? groups.flat() : [];
    for (const holder of groupOf(graph, fn) ?? []) if (all.length > 0) found.set(holder.fn, all);
  }
  return found;
});

function groupOf(graph: CallGraph, connection: FunctionId): readonly Holder[] | undefined {
  const group: Holder[] = [{ fn: connection, socket: graph.program.fn(connection).params[0] }];
  // The list grows while it is iterated: a work list.
  for (const holder of group) {
    if (!isFollowed(graph, holder)) return undefined;
    const given = callsIn(graph, holder).flatMap((call) => givenBy(graph, holder, call));
    for (const one of given) {
      if (one === undefined || group.some(({ fn }) => fn === one.fn) || group.length > MAX_HOLDERS) return undefined;
      group.push(one);
    }
  }
  return group;
}

/** Whether nobody else gets at the socket that a function has, as far as anybody hears of its events. */
// Matches: not this.socket = socket, where this.socket.on('load', …) follows; nor socket.on('save', save).on('load', load)
function isFollowed(graph: CallGraph, holder: Holder): boolean {
  const { program } = graph;
  const { params, paramNodes } = program.fn(holder.fn);
  const { flow } = program.fileOf(holder.fn);
  const given = paramNodes[params.indexOf(holder.socket)];
  // The variable of the parameter.
  const node = flow.find((item) => item[0] === 'copy' && item[2] === given)?.[1];
  const isChained = ({ name, text, member }: CallFacts): boolean =>
    HEARS.test(name) && startsWith(text, holder.socket) && member?.objectName !== holder.socket;
  const isGivenAway = flow.some((item) => {
    if (item[0] === 'store' && item[1] === node) return item[2].startsWith('on');
    if (item[0] === 'store' && item[3] === node) return isHeardIn(graph, item[2]);
    return item[0] === 'copy' && item[2] === node;
  });
  return !isGivenAway && !callsIn(graph, holder).some(isChained);
}

// Matches: socket.conn.on, and socket.on('save', save).on
function startsWith(text: string, name: string): boolean {
  return text.startsWith(name) && /^\s*\??\./.test(text.slice(name.length));
}

/** Whether the program listens to something that it has in a field. */
function isHeardIn({ program }: CallGraph, field: string): boolean {
  const end = field === ANY_FIELD ? ']' : `.${field}`;
  return [...program.all].some(({ calls }) =>
    calls.some(({ name, text }) => HEARS.test(name) && text.slice(0, -name.length - 1).endsWith(end)),
  );
}

/** The calls of a function, and of those inside it. */
export function callsIn({ program }: CallGraph, { fn }: Holder): readonly CallFacts[] {
  const { span } = program.fn(fn);
  return program.fileOf(fn).calls.filter((call) => call.span.start > span.start && call.span.end < span.end);
}

/** The functions of the program that a call gives the socket; undefined for one that cannot be followed. */
function givenBy(
  graph: CallGraph,
  { fn, socket }: Holder,
  { index, args }: CallFacts,
): readonly (Holder | undefined)[] {
  const id = callId(pathOf(fn), index);
  const targets = [...(graph.targets.get(id) ?? [])];
  if (targets.length === 0) return [];
  return args.flatMap(({ text }, at) => {
    if (text !== socket) return [];
    const [target] = targets;
    const name = graph.program.fn(target).params[at];
    const isOne = targets.length === 1 && (graph.to.get(target) ?? []).every(({ call }) => call === id);
    return [isOne && /^[\w$]+$/.test(name ?? '') ? { fn: target, socket: name } : undefined];
  });
}
