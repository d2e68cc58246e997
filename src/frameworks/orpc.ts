import { defineFramework } from '../define';

const BUILDERS = ['@orpc/server.os'];
const STATES = [
  '$context',
  '$config',
  '$meta',
  '$route',
  '$input',
  'errors',
  'meta',
  'route',
  'tag',
  'prefix',
  'router',
];

/** https://orpc.dev/docs/procedure – what a handler, a middleware or a parser of input returns is awaited. */
export const orpc = defineFramework({
  name: 'orpc',
  packages: ['@orpc/server'],
  handlers: [
    { on: BUILDERS, methods: ['handler'], keyed: true, chains: true },
    { on: BUILDERS, methods: ['use', 'middleware', 'input', 'output', ...STATES], chains: true },
  ],
  catchesRejections: () => true,
});
