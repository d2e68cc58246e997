import { defineFramework } from '../define';

const BUILDERS = ['@trpc/server.initTRPC.create()', '@trpc/server.initTRPC.context().create()'];
const PROCEDURES = BUILDERS.map((builder) => `${builder}.procedure`);

/** https://trpc.io/docs/server/procedures – what a procedure returns is awaited. */
export const trpc = defineFramework({
  name: 'trpc',
  packages: ['@trpc/server'],
  handlers: [
    { on: PROCEDURES, methods: ['query', 'mutation', 'subscription'] },
    {
      on: PROCEDURES,
      methods: ['use', 'input', 'output', 'meta', 'concat'],
      chains: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: BUILDERS, methods: ['middleware'], syncUnlessAsync: 'caller-not-in-sight' },
  ],
  catchesRejections: () => true,
});
