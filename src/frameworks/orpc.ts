import { defineFramework } from '../define';
import { BEFORE, BEHIND } from '../language/stages';

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

/** https://orpc.dev/docs/procedure – the result of a handler, a middleware or an input parser is awaited. */
export const orpc = defineFramework({
  name: 'orpc',
  packages: ['@orpc/server'],
  handlers: [
    { on: BUILDERS, methods: ['handler'], keyed: true, chains: true },
    { on: BUILDERS, methods: ['use', 'middleware', 'input'], stage: BEFORE, chains: true },
    { on: BUILDERS, methods: ['output'], stage: BEHIND, chains: true },
    { on: BUILDERS, methods: STATES, chains: true },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
