import type { CallFacts } from '../types';
import { HEARING, TELLING } from './emitters';

/** What a call does with those who hear of a change: it adds one, or answers one, or it tells all of them. */
export type AudienceEffect = 'hear' | 'tell';

const SOCKET_IO = ['socket.io()', 'socket.io.Server()', 'socket.io.listen()', 'socket.io.default()'];

/** Access paths of values that send to many sockets: https://socket.io/docs/v4/server-api/, https://github.com/websockets/ws */
const SOCKET_SERVERS: ReadonlySet<string> = new Set([
  ...SOCKET_IO,
  ...SOCKET_IO.map((server) => `${server}.sockets`),
  'socket.io.Server().of()',
  ...['ws.Server()', 'ws.WebSocketServer()', 'ws.default.Server()', 'uws.Server()'],
]);

const SENDS: ReadonlySet<string> = new Set('emit send publish'.split(' '));
const JOINS: ReadonlySet<string> = new Set('join leave subscribe unsubscribe'.split(' '));
/** Conventional names of one connection. */
const SOCKET = /^(?:\w*[sS]ocket|ws|client|conn(?:ection)?|peer)$/;
// Matches: socket.broadcast.emit, socket.to(room).emit, io.in(room).emit
const TO_OTHERS = /\.(?:broadcast|sockets|(?:to|in|of|except)\(.*\))\.\w+$/s;
// Matches: wss.clients.forEach
const EACH_CLIENT = /\.(?:clients|connections)\.forEach$/;

/** What a method of an emitter does, by its access path; undefined for others. */
export function emitterEffect(path: string): AudienceEffect | undefined {
  return HEARING.has(path) ? 'hear' : TELLING.has(path) ? 'tell' : undefined;
}

/** What a method of a socket, or of a server of sockets, does; `receivers` are access paths of what it may be. */
export function socketEffect(
  { text, name, member, position }: CallFacts,
  receivers: readonly string[],
): AudienceEffect | undefined {
  if (EACH_CLIENT.test(text)) return 'tell';
  if (!SENDS.has(name)) return JOINS.has(name) && SOCKET.test(member?.objectName ?? '') ? 'hear' : undefined;
  const isServer = receivers.some((path) => SOCKET_SERVERS.has(path));
  // Matches: for (const client of wss.clients) client.send(text)
  const isEach = name === 'send' && position.inLoop;
  if (isServer || isEach || TO_OTHERS.test(text)) return 'tell';
  return SOCKET.test(member?.objectName ?? '') ? 'hear' : undefined;
}
