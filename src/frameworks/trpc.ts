import { defineFramework } from '../define';
import { BEFORE, BEHIND } from '../language/stages';

const STARTS = ['', '.context()', '.meta()', '.context().meta()', '.meta().context()'].map(
  (start) => `@trpc/server.initTRPC${start}`,
);
const BUILDERS = STARTS.map((start) => `${start}.create()`);
const PROCEDURES = BUILDERS.map((builder) => `${builder}.procedure`);
/** By module of `@trpc/server/adapters`: the function that serves a router. */
const ADAPTERS = [
  'next.createNextApiHandler',
  'express.createExpressMiddleware',
  'fastify.fastifyTRPCPlugin',
  'fastify.fastifyRequestHandler',
  'standalone.createHTTPServer',
  'standalone.createHTTPHandler',
  'node-http.createHTTPHandler',
  'node-http.nodeHTTPRequestHandler',
  'fetch.fetchRequestHandler',
  'aws-lambda.awsLambdaRequestHandler',
  'aws-lambda.awsLambdaStreamingRequestHandler',
  'ws.applyWSSHandler',
  'ws.getWSConnectionHandler',
].map((name) => `@trpc/server/adapters/${name}`);

/** Before middleware of procedures. */
const FIRST = 2 * BEFORE;
/** Their result is used synchronously. */
const SYNC = ['onError', 'responseMeta'];

/** https://trpc.io/docs/server/procedures – the result of a procedure, a middleware or an input parser is awaited. */
export const trpc = defineFramework({
  name: 'trpc',
  packages: ['@trpc/server'],
  handlers: [
    { on: PROCEDURES, methods: ['query', 'mutation', 'subscription'], keyed: true },
    { on: PROCEDURES, methods: ['use', 'input', 'meta', 'concat'], stage: BEFORE, chains: true, nextIn: 'next' },
    { on: PROCEDURES, methods: ['output'], stage: BEHIND, chains: true },
    { on: BUILDERS, methods: ['middleware'], stage: BEFORE, nextIn: 'next' },
    {
      on: STARTS,
      methods: ['create'],
      fields: ['errorFormatter', 'transformer.**'],
      syncFields: ['errorFormatter', 'transformer.**'],
    },
    {
      on: ADAPTERS,
      methods: [''],
      fields: [
        'createContext',
        'middleware',
        ...SYNC,
        'trpcOptions.createContext',
        ...SYNC.map((name) => `trpcOptions.${name}`),
      ],
      syncFields: ['middleware', ...SYNC, ...SYNC.map((name) => `trpcOptions.${name}`)],
      stages: { middleware: FIRST, createContext: FIRST, 'trpcOptions.createContext': FIRST },
      shares: { createContext: '**', 'trpcOptions.createContext': '**' },
    },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
