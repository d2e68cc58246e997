import { defineFramework } from '../define';
import { BEFORE } from '../language/stages';
import { VERBS } from './verbs';

const ROUTERS = ['express()', 'express.Router()', 'express.application', 'router()'];

/** An async `verify` would accept every body, because its promise is ignored. */
const BODY_PARSERS = ['express', 'body-parser'].flatMap((name) =>
  ['json', 'raw', 'text', 'urlencoded'].map((method) => `${name}.${method}`),
);

/** https://expressjs.com/en/5x/api.html#app.settings.table */
const SETTINGS = [
  ...['case sensitive routing', 'env', 'etag', 'etag fn', 'jsonp callback name', 'json escape', 'json replacer'],
  ...['json spaces', 'query parser', 'query parser fn', 'strict routing', 'subdomain offset', 'trust proxy'],
  ...['trust proxy fn', 'views', 'view', 'view cache', 'view engine', 'view options', 'x-powered-by', 'layout'],
];

/** https://expressjs.com/en/4x/api.html – Express 5 forwards rejections (https://expressjs.com/en/guide/error-handling.html). */
export const express = defineFramework({
  name: 'express',
  packages: ['express', 'router'],
  handlers: [
    { on: ROUTERS, methods: [...VERBS, 'use'], chains: true },
    { on: ROUTERS, methods: ['route'], returns: 'express.Router().route()' },
    { on: ['express.Router().route()'], methods: VERBS, chains: true },
    { on: ROUTERS, methods: ['param'], chains: true },
    // Express 4 calls what renders once more, with what it throws: https://github.com/expressjs/express/blob/4.x/lib/application.js
    {
      on: ROUTERS,
      methods: ['engine'],
      chains: true,
      callsBack: true,
      thrown: { into: ['render'], before: 5 },
      syncUnlessAsync: 'framework-sync',
    },
    // For a computed method: `app[method]('/users', show)`.
    { on: ROUTERS, methods: [''], chains: true },
    { on: ROUTERS, methods: ['listen'], context: 'startup_path' },
    { on: ROUTERS, methods: ['set'], events: ['trust proxy', 'etag', 'query parser'], sync: 'framework-sync' },
    { on: ['express.static', 'serve-static'], methods: [''], fields: ['setHeaders'], sync: 'framework-sync' },
    ...BODY_PARSERS.map((on) => ({
      on: [on],
      methods: [''],
      fields: ['verify', 'type', 'reviver'],
      stage: BEFORE,
      sync: 'framework-sync',
    })),
  ],
  settings: { set: ['express().set'], get: ['express().get'], own: SETTINGS },
  types: {
    'express.Application': 'express()',
    'express.Express': 'express()',
    'express.Router': 'express.Router()',
    'express.IRouter': 'express.Router()',
  },
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
