import { defineFramework } from '../define';

const VERBS = [
  'get',
  'post',
  'put',
  'delete',
  'patch',
  'head',
  'options',
  'all',
  'copy',
  'lock',
  'merge',
  'mkcol',
  'move',
  'notify',
  'propfind',
  'proppatch',
  'purge',
  'report',
  'search',
  'subscribe',
  'trace',
  'unlock',
  'unsubscribe',
];
const ROUTERS = ['express()', 'express.Router()', 'express.application', 'router()'];

/** https://expressjs.com/en/4x/api.html – Express 5 forwards rejections (https://expressjs.com/en/guide/error-handling.html). */
export const express = defineFramework({
  name: 'express',
  packages: ['express', 'router'],
  handlers: [
    { on: ROUTERS, methods: [...VERBS, 'use'], chains: true },
    { on: ROUTERS, methods: ['route'], returns: 'express.Router().route()' },
    { on: ['express.Router().route()'], methods: VERBS, chains: true },
    { on: ROUTERS, methods: ['param'], chains: true },
    { on: ROUTERS, methods: ['engine'], chains: true, sync: 'framework-sync' },
    { on: ROUTERS, methods: ['listen'], context: 'startup_path' },
  ],
  wrappers: [
    'express-async-handler',
    'express-asyncify',
    'async-middleware',
    'unblock-helpers.asyncHandler',
    'unblock-helpers.asyncParam',
  ],
  catchesRejections: (major) => major >= 5,
  guard: 'asyncHandler',
});
