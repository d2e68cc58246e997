import { defineFramework } from '../define';

/** https://github.com/senchalabs/connect – a rejection is lost, and the request never gets a response. */
export const connect = defineFramework({
  name: 'connect',
  packages: ['connect'],
  handlers: [
    { on: ['connect()'], methods: ['use'], chains: true },
    { on: ['connect()'], methods: ['listen'], context: 'startup_path' },
  ],
  types: { 'connect.Server': 'connect()' },
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
