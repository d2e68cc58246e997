import { defineFramework } from '../define';
import { VERBS } from './verbs';

const SERVERS = ['restify.createServer()'];

/**
 * http://restify.com/docs/home/ – registering an async handler that takes `next` throws; the wrapper `guard` is not an
 * async function.
 */
export const restify = defineFramework({
  name: 'restify',
  packages: ['restify'],
  handlers: [
    { on: SERVERS, methods: [...VERBS, 'opts', 'del', 'use', 'pre', 'param'], chains: true },
    { on: SERVERS, methods: ['listen', 'close'], context: 'startup_path' },
    { on: SERVERS, methods: ['on'], context: 'background_path' },
  ],
  types: { 'restify.Server': 'restify.createServer()' },
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
