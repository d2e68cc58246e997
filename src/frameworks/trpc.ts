import { defineFramework } from '../define';

const BUILDERS = ['@trpc/server.initTRPC.create()', '@trpc/server.initTRPC.context().create()'];
const PROCEDURES = BUILDERS.map((builder) => `${builder}.procedure`);
/** What serves a router, by the module of `@trpc/server/adapters` that has it. */
const ADAPTERS = [
  'next.createNextApiHandler',
  'express.createExpressMiddleware',
  'standalone.createHTTPServer',
  'standalone.createHTTPHandler',
  'node-http.createHTTPHandler',
  'fetch.fetchRequestHandler',
  'aws-lambda.awsLambdaRequestHandler',
  'ws.applyWSSHandler',
].map((name) => `@trpc/server/adapters/${name}`);

/** https://trpc.io/docs/server/procedures – what a procedure returns is awaited. */
export const trpc = defineFramework({
  name: 'trpc',
  packages: ['@trpc/server'],
  handlers: [
    { on: PROCEDURES, methods: ['query', 'mutation', 'subscription'], keyed: true },
    {
      on: PROCEDURES,
      methods: ['use', 'input', 'output', 'meta', 'concat'],
      chains: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: BUILDERS, methods: ['middleware'], syncUnlessAsync: 'caller-not-in-sight' },
    {
      on: ADAPTERS,
      methods: [''],
      fields: ['createContext', 'onError', 'responseMeta', 'trpcOptions.createContext'],
      syncFields: ['onError', 'responseMeta'],
      shares: { createContext: '**' },
    },
  ],
  catchesRejections: () => true,
});
