import { defineFramework } from '../define';
import { BEFORE } from '../language/stages';

const IO = ['socket.io()', 'socket.io.Server()', 'socket.io.listen()', 'socket.io.default()'];
const SPACES = [...IO, ...IO.map((server) => `${server}.sockets`), 'socket.io.Server().of()'];
const WS = ['ws.Server()', 'ws.WebSocketServer()', 'ws.default.Server()', 'uws.Server()'];
/**
 * Listeners are not awaited: only what they do before their first `await` stays in order, and a rejection ends the
 * process.
 */
const LISTENER = 'caller-not-in-sight';

const NET = ['net', 'tls'];
const NET_SERVERS = NET.flatMap((name) => [`${name}.createServer()`, `${name}.Server()`]);
/** A socket comes with the first, what it sends with others. */
const CONNECTIONS = ['connection', 'secureConnection'];

/**
 * Messages of sockets count as requests: https://socket.io/docs/v4/server-api/, https://github.com/websockets/ws,
 * express-ws, https://nodejs.org/api/net.html.
 */
export const sockets = defineFramework({
  name: 'sockets',
  packages: ['socket.io', 'ws', 'express-ws', 'net', 'tls'],
  handlers: [
    { on: SPACES, methods: ['on', 'once', 'addListener'], chains: true, syncUnlessAsync: LISTENER },
    // Listeners of `connection` follow in one go: https://socket.io/docs/v4/middlewares/
    {
      on: SPACES,
      methods: ['use'],
      stage: BEFORE,
      chains: true,
      callsBack: true,
      thrown: 'rejected',
      syncUnlessAsync: LISTENER,
    },
    ...IO.map((server) => ({ on: [server], methods: ['of', 'in', 'to'], returns: 'socket.io.Server().of()' })),
    { on: ['socket.io.Socket()'], methods: ['on', 'once', 'use', 'onAny'], syncUnlessAsync: LISTENER },
    { on: WS, methods: ['on', 'once', 'addListener'], syncUnlessAsync: LISTENER },
    { on: NET, methods: ['createServer', 'Server'], syncUnlessAsync: LISTENER },
    { on: NET_SERVERS, methods: ['on', 'addListener'], events: CONNECTIONS, syncUnlessAsync: LISTENER },
    { on: NET_SERVERS, methods: ['on', 'once', 'addListener'], context: 'background_path', syncUnlessAsync: LISTENER },
    { on: NET_SERVERS, methods: ['listen', 'close'], context: 'startup_path' },
    { on: ['ws()', 'ws.WebSocket()'], methods: ['on', 'addEventListener'], context: 'background_path' },
    { on: ['express()', 'express.Router()', 'express-ws().app'], methods: ['ws'], syncUnlessAsync: LISTENER },
    { on: ['express-ws().app'], methods: ['get', 'post', 'put', 'delete', 'patch', 'use', 'all'], chains: true },
  ],
  types: {
    'socket.io.Server': 'socket.io.Server()',
    'socket.io.Socket': 'socket.io.Socket()',
    'net.Server': 'net.Server()',
    'tls.Server': 'tls.Server()',
  },
  catchesRejections: () => false,
});
