import { defineFramework } from '../define';

const MODULES = ['http', 'https', 'http2'];
const SERVERS = [
  ...MODULES.map((name) => `${name}.createServer()`),
  'http2.createSecureServer()',
  ...MODULES.map((name) => `${name}.Server()`),
];

/** https://nodejs.org/api/http.html – a listener that rejects leaves the request open and ends the process. */
export const http = defineFramework({
  name: 'http',
  packages: ['http', 'https', 'http2'],
  handlers: [
    { on: MODULES, methods: ['createServer', 'createSecureServer', 'Server'] },
    { on: SERVERS, methods: ['listen', 'close'], context: 'startup_path' },
  ],
  wrappers: ['unblock-helpers.asyncListener'],
  catchesRejections: () => false,
  guard: 'asyncListener',
});
