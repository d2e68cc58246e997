import { defineFramework } from '../define';

const MODULES = ['@hapi/hapi', 'hapi'];
const SERVERS = MODULES.flatMap((name) => [`${name}.server()`, `${name}.Server()`]);

const INPUTS = ['payload', 'query', 'params', 'headers', 'state'];
/** Validators are functions, or schemas of joi. */
const OF_ROUTE = [
  ...[...INPUTS, 'failAction'].map((name) => `validate.${name}`),
  ...['payload.failAction', 'response.schema', 'response.failAction', 'ext.*', 'ext.*.method'],
];

/**
 * https://hapi.dev/api – the result of a handler, an extension or a pre-method is awaited, and a rejection becomes an
 * error response.
 */
export const hapi = defineFramework({
  name: 'hapi',
  packages: MODULES,
  handlers: [
    {
      on: SERVERS,
      methods: ['route'],
      fields: [
        'handler',
        'config.handler',
        'options.handler',
        'options.pre',
        'config.pre',
        'pre',
        'method',
        ...['options', 'config'].flatMap((name) => OF_ROUTE.map((field) => `${name}.${field}`)),
      ],
    },
    { on: SERVERS, methods: ['ext'], fields: ['method'] },
    // https://hapi.dev/api#-servermethodname-method-options: with options, or as an object, it may be called otherwise than by its name.
    { on: SERVERS, methods: ['method'], fields: ['method'], syncUnlessAsync: 'framework-sync' },
    {
      on: SERVERS.map((server) => `${server}.auth`),
      methods: ['scheme'],
      makes: ['authenticate', 'payload', 'response', 'verify'],
    },
    { on: SERVERS.map((server) => `${server}.auth`), methods: ['strategy'], fields: ['validate', 'validateFunc'] },
    { on: SERVERS, methods: ['decorate', 'handler'], syncUnlessAsync: 'framework-sync' },
    {
      on: SERVERS,
      methods: ['register'],
      context: 'startup_path',
      fields: ['register', 'plugin.register', 'plugin'],
      others: 'unknown',
      gives: ['@hapi/hapi.server()'],
    },
  ],
  properties: Object.fromEntries(
    SERVERS.flatMap((server) => [[`${server}.method`, { at: 0 }] as const, [`${server}.decorate`, { at: 1 }] as const]),
  ),
  types: Object.fromEntries(MODULES.map((name) => [`${name}.Server`, '@hapi/hapi.server()'])),
  answersByResult: true,
  catchesRejections: () => true,
});
