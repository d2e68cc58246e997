import { defineFramework } from '../define';
import { allIn, BEFORE, BEHIND, lifeCycle } from '../language/stages';

const MODULES = ['@hapi/hapi', 'hapi'];
const SERVERS = MODULES.flatMap((name) => [`${name}.server()`, `${name}.Server()`]);

const INPUTS = ['payload', 'query', 'params', 'headers', 'state'];
/** Validators are functions, or schemas of joi. */
const BEFORE_HANDLER = [
  ...[...INPUTS, 'failAction'].map((name) => `validate.${name}`),
  ...['payload.failAction', 'ext.*', 'ext.*.method'],
];
const BEHIND_HANDLER = ['response.schema', 'response.failAction'];
/** The parts of a route's options, under both of their names. */
const inOptions = (fields: readonly string[]): string[] =>
  ['options', 'config'].flatMap((name) => fields.map((field) => `${name}.${field}`));
const VALIDATES = 'validate';
const STAGES = lifeCycle(
  ['onRequest', 'onPreAuth', 'authenticate', 'onCredentials', 'onPostAuth', VALIDATES, 'onPreHandler', 'pre'],
  ['onPostHandler', 'onPreResponse'],
  ['onPostResponse'],
);

/** What a pre-method returns is found under a name that the route gives it. */
const ANY_PRE = '*';

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
        ...inOptions([...BEFORE_HANDLER, ...BEHIND_HANDLER]),
      ],
      stages: {
        ...allIn(STAGES.pre, ['pre', ...inOptions(['pre'])]),
        ...allIn(STAGES[VALIDATES], inOptions(BEFORE_HANDLER)),
        ...allIn(BEHIND, inOptions(BEHIND_HANDLER)),
      },
      shares: { method: ANY_PRE, ...Object.fromEntries(inOptions(['app']).map((path) => [path, '**'])) },
    },
    { on: SERVERS, methods: ['ext'], fields: ['method'], stage: BEFORE, stages: STAGES },
    // https://hapi.dev/api#-servermethodname-method-options: with options, or as an object, it may be called otherwise than by its name.
    { on: SERVERS, methods: ['method'], fields: ['method'], syncUnlessAsync: 'framework-sync' },
    {
      on: SERVERS.map((server) => `${server}.auth`),
      methods: ['scheme'],
      makes: ['authenticate', 'payload', 'response', 'verify'],
      stage: STAGES.authenticate,
    },
    {
      on: SERVERS.map((server) => `${server}.auth`),
      methods: ['strategy'],
      fields: ['validate', 'validateFunc'],
      stage: STAGES.authenticate,
    },
    { on: SERVERS, methods: ['decorate', 'handler'], syncUnlessAsync: 'framework-sync' },
    {
      on: SERVERS,
      methods: ['register'],
      context: 'startup_path',
      fields: ['register', 'plugin.register', 'plugin'],
      shares: { options: '**' },
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
