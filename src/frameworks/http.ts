import { defineFramework } from '../define';

const MODULES = ['http', 'https', 'http2'];
const SERVERS = [
  ...MODULES.map((name) => `${name}.createServer()`),
  'http2.createSecureServer()',
  ...MODULES.map((name) => `${name}.Server()`),
];

/** https://nodejs.org/api/http.html – when a listener rejects, the request gets no response and the process ends. */
export const http = defineFramework({
  name: 'http',
  packages: ['http', 'https', 'http2'],
  handlers: [
    { on: MODULES, methods: ['createServer', 'createSecureServer', 'Server'] },
    { on: SERVERS, methods: ['on', 'addListener'], events: ['request', 'checkContinue'] },
    {
      on: SERVERS,
      methods: ['on', 'addListener'],
      events: ['upgrade', 'connect', 'stream', 'connection'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: SERVERS, methods: ['on', 'once', 'addListener'], events: ['listening'], context: 'startup_path' },
    {
      on: SERVERS,
      methods: ['on', 'once', 'addListener'],
      context: 'background_path',
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: SERVERS, methods: ['listen', 'close'], context: 'startup_path' },
  ],
  wrappers: ['unblock-helpers.asyncListener'],
  types: Object.fromEntries(MODULES.map((name) => [`${name}.Server`, `${name}.Server()`])),
  catchesRejections: () => false,
  guard: 'asyncListener',
});
