import { defineFramework } from '../define';
import { VERBS } from './verbs';

const APPS = ['App', 'SSLApp'].flatMap((name) => [`uWebSockets.js.${name}()`, `uWebSockets.js.default.${name}()`]);
const SOCKET = ['open', 'message', 'close', 'drain', 'ping', 'pong', 'upgrade', 'dropped', 'subscription'];
const HYPER = ['hyper-express.Server()', 'hyper-express.Router()', 'hyper-express.default.Server()'];
/** A request is only valid until its handler returns, and a response only until its client disconnects. */
const AT_ONCE = 'framework-sync';

/** Servers in C++: https://unetworking.github.io/uWebSockets.js/generated/, https://github.com/kartikk221/hyper-express */
export const native = defineFramework({
  name: 'native',
  packages: ['uWebSockets.js', 'hyper-express'],
  handlers: [
    { on: APPS, methods: [...VERBS, 'del', 'any', 'connect'], chains: true, sync: AT_ONCE },
    { on: APPS, methods: ['ws'], fields: SOCKET, chains: true, sync: AT_ONCE },
    { on: APPS, methods: ['listen', 'publish'], chains: true, context: 'startup_path' },
    // Not executed: what becomes of a rejection is not known.
    {
      on: HYPER,
      methods: [...VERBS, 'any', 'del', 'use', 'ws', 'upgrade'],
      chains: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: HYPER, methods: ['set_error_handler', 'set_not_found_handler'], syncUnlessAsync: 'caller-not-in-sight' },
    { on: HYPER, methods: ['listen'], context: 'startup_path' },
  ],
  catchesRejections: () => false,
});
