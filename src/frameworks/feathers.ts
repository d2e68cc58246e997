import { defineFramework } from '../define';
import { BEFORE, BEHIND } from '../language/stages';
import { VERBS } from './verbs';

const APPS = [
  '@feathersjs/express()',
  '@feathersjs/koa.koa()',
  '@feathersjs/feathers()',
  '@feathersjs/feathers.feathers()',
  '@feathersjs/express.default()',
];
const METHODS = ['find', 'get', 'create', 'update', 'patch', 'remove'];
const STARTS = ['setup', 'teardown'];
/** Hooks, by the name under which they are registered (https://feathersjs.com/api/hooks). */
const STAGES = { before: BEFORE, around: BEFORE, after: BEHIND, error: BEHIND };
const EXPRESS = ['@feathersjs/express()', '@feathersjs/express.default()'];

/** https://feathersjs.com/api/services – methods of services and hooks are awaited. */
export const feathers = defineFramework({
  name: 'feathers',
  packages: ['@feathersjs/feathers'],
  handlers: [
    {
      on: APPS,
      methods: ['use'],
      fields: [...METHODS, ...STARTS],
      startFields: STARTS,
      lists: 'methods',
      chains: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: APPS, methods: ['configure'], context: 'startup_path', gives: ['@feathersjs/feathers()'], chains: true },
    { on: APPS, methods: ['service'], returns: '@feathersjs/feathers().service()' },
    {
      on: ['@feathersjs/feathers().service()'],
      methods: ['hooks'],
      fields: ['**'],
      next: 1,
      stage: BEFORE,
      stages: STAGES,
      chains: true,
    },
    {
      on: APPS,
      methods: ['hooks'],
      fields: ['setup.**', 'teardown.**', '**'],
      next: 1,
      stage: BEFORE,
      stages: STAGES,
      startFields: ['setup.**', 'teardown.**'],
      chains: true,
    },
    { on: ['@feathersjs/schema'], methods: ['resolve', 'virtual'], fields: ['**'] },
    { on: APPS, methods: ['publish', 'on', 'once'], syncUnlessAsync: 'caller-not-in-sight' },
    {
      on: ['@feathersjs/feathers().service()'],
      methods: ['publish', 'on', 'once'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: APPS, methods: ['listen'], context: 'startup_path' },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});

/** https://feathersjs.com/api/express – also an Express 4 application. */
export const feathersExpress = defineFramework({
  name: 'feathers express',
  packages: ['@feathersjs/express'],
  handlers: [
    { on: EXPRESS, methods: [...VERBS, 'param'], chains: true },
    { on: EXPRESS, methods: ['route'], returns: 'express.Router().route()' },
    { on: ['@feathersjs/express'], methods: ['Router'], returns: 'express.Router()' },
  ],
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
