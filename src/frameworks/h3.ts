import { defineFramework } from '../define';
import { lifeCycle } from '../language/stages';
import { VERBS } from './verbs';

const SOURCES = '{js,ts,mjs,mts,cjs}';
const APPS = ['h3.H3()', 'h3.createApp()', 'h3.createRouter()', 'h3.H3Core()', 'nitro/h3.H3()'];
const HOOKS = ['onRequest', 'onResponse', 'onError', 'onBeforeResponse', 'onAfterResponse'];
const STAGES = lifeCycle(
  ['onRequest', 'middleware'],
  ['onError', 'onResponse', 'onBeforeResponse'],
  ['onAfterResponse'],
);
const HANDLERS = ['handler', 'fetch', 'middleware', ...HOOKS];
/** Their callbacks are awaited. */
const AWAIT = ['getValidatedQuery', 'getValidatedRouterParams', 'getValidatedCookies', 'readValidatedBody'];
/** They return a handler; nothing runs before it is routed. */
const DEFINES = [
  ...['defineEventHandler', 'eventHandler', 'defineHandler', 'defineRouteHandler', 'defineMiddleware'],
  ...['defineCachedEventHandler', 'cachedEventHandler', 'defineCachedHandler'],
  ...['defineValidatedHandler', 'onRequest', 'onResponse', 'onError', 'fromNodeHandler'],
  ...['defineNitroPlugin', 'defineTask', 'toWebHandler', 'fromNodeMiddleware', 'toNodeListener'],
];

/** Nitro and Nuxt provide them without an import. */
const everywhere = (names: readonly string[]): string[] =>
  names.flatMap((name) => [`h3.${name}`, `nitro/h3.${name}`, `nitropack/runtime.${name}`, `nitro.${name}`, name]);

/** https://h3.dev – the result of a handler is awaited. */
export const h3 = defineFramework({
  name: 'h3',
  packages: ['h3'],
  handlers: [
    {
      on: APPS,
      methods: [...VERBS, 'on', 'mount', 'add'],
      fields: HANDLERS,
      stages: STAGES,
      chains: true,
    },
    { on: APPS, methods: ['use'], fields: HANDLERS, stage: STAGES.middleware, stages: STAGES, chains: true },
    { on: APPS, methods: ['register'], context: 'startup_path', gives: ['h3.H3()'], chains: true },
    { on: ['h3.definePlugin'], methods: [''], context: 'startup_path', gives: ['h3.H3()'] },
    { on: ['h3.defineRoute'], methods: [''], fields: HANDLERS, stages: STAGES },
    { on: ['h3.dynamicEventHandler'], methods: [''] },
    { on: ['h3.dynamicEventHandler()'], methods: ['set'] },
    { on: everywhere(['lazyEventHandler', 'defineLazyEventHandler']), methods: [''], makes: [''] },
    { on: ['h3'], methods: ['withBase', 'useBase'], fields: HANDLERS },
    { on: ['h3'], methods: [...AWAIT, 'withServerTiming'] },
    { on: ['h3'], methods: ['serveStatic'], fields: ['getMeta', 'getContents'] },
    { on: ['h3'], methods: ['basicAuth', 'requireBasicAuth'], fields: ['validate'], stage: STAGES.middleware },
    { on: ['h3'], methods: ['defineJsonRpcHandler', 'defineJsonRpcWebSocketHandler'], fields: ['methods.**'] },
    { on: ['h3'], methods: ['iterable', 'sendIterable'] },
    { on: ['h3'], methods: ['handleCors'], fields: ['origin'], sync: 'framework-sync' },
    { on: ['h3.H3', 'h3.createApp', 'nitro/h3.H3'], methods: [''], fields: HOOKS, stages: STAGES },
    {
      on: ['h3.defineWebSocketHandler', 'defineWebSocketHandler'],
      methods: [''],
      fields: ['open', 'message', 'close', 'error', 'upgrade'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
  ],
  wrappers: everywhere(DEFINES),
  answersByResult: true,
  catchesRejections: () => true,
});

/** https://nitro.build/guide/routing – files are routes, by their path. */
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
    { files: [`{server/,}middleware/**/*.${SOURCES}`], exports: ['default'], stage: STAGES.middleware },
    // https://nitro.build/guide/utils – others have their exports without an import.
    { files: [`{server/,}utils/**/*.${SOURCES}`], exports: [], held: { as: '', global: 'exports' } },
    { files: [`{server/,}plugins/**/*.${SOURCES}`], exports: ['default'], context: 'startup_path' },
    { files: [`{server/,}tasks/**/*.${SOURCES}`], exports: ['default'], context: 'background_path' },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
