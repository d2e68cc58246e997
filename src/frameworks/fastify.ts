import { defineFramework } from '../define';
import { lifeCycle } from '../language/stages';

const SERVERS = ['fastify()', 'fastify.fastify()', 'fastify.default()'];
const VERBS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'all', 'trace', 'search'];
const PARSERS = 'addContentTypeParser';
const [VALIDATORS, SERIALIZERS] = ['setValidatorCompiler', 'setSerializerCompiler'];
const HOOKS = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend', 'onResponse'];
const LATER = ['onError', 'onTimeout', 'onRequestAbort'];
/** https://fastify.dev/docs/latest/Reference/Lifecycle/ */
const STAGES = lifeCycle(
  ['onRequest', 'preParsing', PARSERS, 'preValidation', VALIDATORS, 'preHandler'],
  ['preSerialization', SERIALIZERS, 'onSend'],
  ['onResponse'],
);
const AUTOLOADERS = ['@fastify/autoload', '@fastify/autoload.fastifyAutoload', 'fastify-autoload'];
const BEFORE = ['preHandler', 'preValidation'];
/** The `this` of handlers and hooks. */
const SELF = 'fastify()';
/** A handler that calls `done` must not become async: Fastify would take its promise for the response. */
const CALLBACKS = 'caller-not-in-sight';

/** https://fastify.dev/docs/latest/Reference/ – a rejection of a handler or hook becomes an error response. */
export const fastify = defineFramework({
  name: 'fastify',
  packages: ['fastify'],
  handlers: [
    {
      on: SERVERS,
      methods: [...VERBS, 'route'],
      fields: ['handler', ...HOOKS, ...LATER],
      callbackFields: [...HOOKS, ...LATER],
      stages: STAGES,
      chains: true,
      self: SELF,
      syncUnlessAsync: CALLBACKS,
      answersAt: 1,
    },
    {
      on: SERVERS,
      methods: ['addHook'],
      events: [...HOOKS, ...LATER],
      stages: STAGES,
      chains: true,
      self: SELF,
      callsBack: true,
      syncUnlessAsync: CALLBACKS,
    },
    { on: SERVERS, methods: ['addHook'], context: 'startup_path', gives: ['fastify()'], chains: true },
    { on: SERVERS, methods: ['setErrorHandler'], chains: true, self: SELF, syncUnlessAsync: CALLBACKS, answersAt: 2 },
    {
      on: SERVERS,
      methods: ['setNotFoundHandler'],
      fields: BEFORE,
      callbackFields: BEFORE,
      chains: true,
      self: SELF,
      syncUnlessAsync: CALLBACKS,
      answersAt: 1,
    },
    {
      on: SERVERS,
      methods: [PARSERS],
      stage: STAGES[PARSERS],
      chains: true,
      self: SELF,
      callsBack: true,
      thrown: 'unhandled',
      syncUnlessAsync: CALLBACKS,
    },
    { on: SERVERS, methods: ['setReplySerializer'], stage: STAGES[SERIALIZERS], chains: true, sync: 'framework-sync' },
    // https://fastify.dev/docs/latest/Reference/Validation-and-Serialization/ – they make a function for each route.
    ...[VALIDATORS, SERIALIZERS].map((name) => ({
      on: SERVERS,
      methods: [name],
      makes: [''],
      stage: STAGES[name],
      chains: true,
      sync: 'framework-sync',
    })),
    { on: SERVERS, methods: ['setSchemaController'], chains: true, sync: 'framework-sync' },
    {
      on: SERVERS,
      methods: ['register', 'after', 'ready'],
      context: 'startup_path',
      gives: ['fastify()'],
      plugs: true,
      chains: true,
      syncUnlessAsync: CALLBACKS,
    },
    { on: SERVERS, methods: ['withTypeProvider', 'addSchema', 'addConstraintStrategy'], chains: true },
    { on: AUTOLOADERS, methods: [''], folder: 'dir' },
    { on: SERVERS, methods: ['listen', 'close'], context: 'startup_path' },
  ],
  // https://github.com/fastify/fastify-cli – it starts the plug-in that a file exports.
  files: [
    {
      host: 'fastify-cli',
      files: ['**'],
      exports: ['default'],
      gives: ['fastify()'],
      context: 'startup_path',
      syncUnlessAsync: CALLBACKS,
    },
  ],
  // It returns the plug-in.
  wrappers: ['unblock-helpers.asyncReply', 'fastify-plugin', 'fastify-plugin.fastifyPlugin', 'fastify-plugin.default'],
  properties: Object.fromEntries(
    SERVERS.flatMap((server) =>
      ['decorate', 'decorateRequest', 'decorateReply'].map((name) => [`${server}.${name}`, { at: 0 }]),
    ),
  ),
  types: {
    'fastify.FastifyInstance': 'fastify()',
  },
  answersByResult: true,
  catchesRejections: () => true,
});
