import { defineFramework } from '../define';

const APPS = [
  '@feathersjs/express()',
  '@feathersjs/koa.koa()',
  '@feathersjs/feathers()',
  '@feathersjs/feathers.feathers()',
  '@feathersjs/express.default()',
];
const METHODS = ['find', 'get', 'create', 'update', 'patch', 'remove', 'setup'];

/** https://feathersjs.com/api/services – the methods of a service and its hooks are awaited. */
export const feathers = defineFramework({
  name: 'feathers',
  packages: ['@feathersjs/feathers'],
  handlers: [
    { on: APPS, methods: ['use'], fields: METHODS, chains: true, syncUnlessAsync: 'caller-not-in-sight' },
    { on: APPS, methods: ['configure'], context: 'startup_path', gives: ['@feathersjs/feathers()'], chains: true },
    { on: APPS, methods: ['service'], returns: '@feathersjs/feathers().service()' },
    { on: ['@feathersjs/feathers().service()'], methods: ['hooks'], fields: ['**'], chains: true },
    { on: APPS, methods: ['hooks'], fields: ['**'], chains: true },
    { on: ['@feathersjs/schema'], methods: ['resolve', 'virtual'], fields: ['**'] },
    { on: APPS, methods: ['listen'], context: 'startup_path' },
  ],
  catchesRejections: () => true,
});
