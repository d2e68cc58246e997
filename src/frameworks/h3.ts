import { defineFramework } from '../define';
import { VERBS } from './verbs';

const SOURCES = '{js,ts,mjs,mts,cjs}';
const APPS = ['h3.H3()', 'h3.createApp()', 'h3.createRouter()', 'h3.H3Core()', 'nitro/h3.H3()'];
const HOOKS = ['onRequest', 'onResponse', 'onError', 'onBeforeResponse', 'onAfterResponse'];
/** They hand back what handles an event; nothing runs before it is routed. */
const DEFINES = [
  ...['defineEventHandler', 'eventHandler', 'defineHandler', 'defineLazyEventHandler', 'lazyEventHandler'],
  ...[
    'defineCachedEventHandler',
    'cachedEventHandler',
    'defineCachedHandler',
    'defineRouteHandler',
    'defineMiddleware',
  ],
  ...['defineNitroPlugin', 'definePlugin', 'defineTask', 'toWebHandler', 'dynamicEventHandler', 'fromNodeMiddleware'],
];

/** https://h3.dev – what a handler returns is awaited. */
export const h3 = defineFramework({
  name: 'h3',
  packages: ['h3'],
  handlers: [
    {
      on: APPS,
      methods: [...VERBS, 'use', 'on', 'mount', 'add'],
      fields: ['handler', 'middleware', ...HOOKS],
      chains: true,
    },
    { on: ['h3.H3', 'h3.createApp', 'nitro/h3.H3'], methods: [''], fields: HOOKS },
    {
      on: ['h3.defineWebSocketHandler', 'defineWebSocketHandler'],
      methods: [''],
      fields: ['open', 'message', 'close', 'error', 'upgrade'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
  ],
  // Nitro and Nuxt have them without an import.
  wrappers: DEFINES.flatMap((name) => [
    `h3.${name}`,
    `nitro/h3.${name}`,
    `nitropack/runtime.${name}`,
    `nitro.${name}`,
    name,
  ]),
  catchesRejections: () => true,
});

/** https://nitro.build/guide/routing – files are routes by their place. */
export const nitro = defineFramework({
  name: 'nitro',
  packages: ['nitropack', 'nitro', 'nuxt'],
  handlers: [],
  files: [
    {
      files: [`{server/,}{api,routes}/**/*.${SOURCES}`],
      exports: ['default'],
      urlsBelow: ['server/routes', 'routes', 'server', ''],
    },
    { files: [`{server/,}middleware/**/*.${SOURCES}`], exports: ['default'] },
    { files: [`{server/,}plugins/**/*.${SOURCES}`], exports: ['default'], context: 'startup_path' },
    { files: [`{server/,}tasks/**/*.${SOURCES}`], exports: ['default'], context: 'background_path' },
  ],
  catchesRejections: () => true,
});
