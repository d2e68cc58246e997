import { defineFramework } from '../define';

const SOURCES = '{js,ts,cjs,mjs}';
/** The framework calls these functions, and some of its versions do not await them. */
const UNTRIED = 'caller-not-in-sight';
const ARTIFACTS =
  'controllers,repositories,datasources,services,observers,models,interceptors,providers,authorizors,keys';
const APPS = ['RestApplication', 'RestServer', 'RestComponent'].map((name) => `@loopback/rest.${name}()`);
const CORE = ['@loopback/core', '@loopback/context'];
const core = (...names: string[]): string[] => CORE.flatMap((module) => names.map((name) => `${module}.${name}`));

/** https://loopback.io/doc/en/lb3/Project-layout-reference.html */
export const loopback = defineFramework({
  name: 'loopback',
  packages: ['loopback'],
  handlers: [],
  files: [
    {
      files: [`common/models/**/*.${SOURCES}`, `server/models/**/*.${SOURCES}`],
      exports: ['*'],
      syncUnlessAsync: UNTRIED,
    },
    { files: [`server/boot/**/*.${SOURCES}`], exports: ['*'], context: 'startup_path', syncUnlessAsync: UNTRIED },
  ],
  catchesRejections: () => false,
});

/**
 * https://loopback.io/doc/en/lb4 – the result of a controller, a sequence, a middleware or an interceptor is awaited.
 */
export const loopback4 = defineFramework({
  name: 'loopback 4',
  packages: ['@loopback/boot', '@loopback/rest'],
  handlers: [
    { on: APPS, methods: ['route', 'middleware', 'handler', 'interceptor', 'errorWriter'] },
    { on: APPS, methods: ['expressMiddleware'], makes: [''] },
    { on: APPS, methods: ['sequence'], fields: ['prototype.handle'] },
    { on: APPS, methods: ['onStart', 'onInit'], context: 'startup_path' },
    { on: APPS, methods: ['onStop'], context: 'background_path' },
    // Of the classes passed to these, it calls the members that decorators mark.
    {
      on: APPS,
      methods: ['controller', 'service', 'component', 'repository', 'dataSource', 'model', 'lifeCycleObserver'],
      context: 'startup_path',
      returns: '@loopback/core.Binding()',
    },
    { on: APPS, methods: ['bind'], returns: '@loopback/core.Binding()' },
    {
      on: ['@loopback/core.Binding()'],
      methods: ['to', 'toClass', 'toProvider', 'toAlias', 'toDynamicValue', 'tag', 'apply', 'inScope'],
      context: 'startup_path',
      chains: true,
    },
    { on: core('inject', 'injectable', 'service', 'createBindingFromClass'), methods: [''], context: 'startup_path' },
    { on: core('intercept'), methods: [''] },
  ],
  decorators: [
    { on: core('globalInterceptor'), members: ['value', 'intercept'] },
    { on: core('lifeCycleObserver'), members: ['init', 'start'], context: 'startup_path' },
    { on: core('lifeCycleObserver'), members: ['stop'], context: 'background_path' },
  ],
  files: [{ files: [`{,src/}{${ARTIFACTS}}/**/*.${SOURCES}`], exports: ['', 'new'], context: 'startup_path' }],
  // They return a class that extends their argument.
  wrappers: [
    '@loopback/boot.BootMixin',
    '@loopback/repository.RepositoryMixin',
    '@loopback/service-proxy.ServiceMixin',
    '@loopback/rest.RestMixin',
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
