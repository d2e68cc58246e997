import { callId, pathOf } from '../../program';
import { memoisedBy } from '../../memoised';
import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import { entriesOf } from '../graph-index';

const CONNECTIONS = /^connect(?:ion)?$/;
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
  const connections = new Set(graph.entries.filter((entry) => isOfConnection(graph, entry)).map(({ fn }) => fn));
  const groups = [...connections].map((fn) => groupOf(graph, fn) ?? []);
  return new Map(groups.flatMap((group) => group.map(({ fn }) => [fn, group] as const)));
});

function groupOf(graph: CallGraph, connection: FunctionId): readonly Holder[] | undefined {
  const group: Holder[] = [{ fn: connection, socket: graph.program.fn(connection).params[0] }];
  // The list grows while it is iterated: a work list.
  for (const holder of group) {
    const given = callsIn(graph, holder).flatMap((call) => givenBy(graph, holder, call));
    for (const one of given) {
      if (one === undefined || group.some(({ fn }) => fn === one.fn) || group.length > MAX_HOLDERS) return undefined;
      group.push(one);
    }
  }
  return group;
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
