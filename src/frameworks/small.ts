import { defineFramework } from '../define';
import { VERBS } from './verbs';

const ELYSIA = ['elysia.Elysia()', 'elysia()', 'elysia.default()'];
const HOOKS = ['request', 'parse', 'transform', 'beforeHandle', 'afterHandle', 'mapResponse', 'error', 'afterResponse'];
const ON_HOOKS = HOOKS.map((name) => `on${name[0].toUpperCase()}${name.slice(1)}`);
const PROMISE_ROUTERS = ['express-promise-router()', 'express-promise-router.default()'];
const RESTANA = ['restana()', 'restana.default()', 'restana().newRouter()'];
/** A throw is no answer either, but a rejection ends the process where a listener would have. */
const IGNORED = 'caller-not-in-sight';

/** Small servers and routers. */
export const small = defineFramework({
  name: 'small',
  packages: ['micro'],
  // The command `micro` serves what the file exports.
  files: [{ host: 'micro', files: ['**'], exports: ['default'] }],
  handlers: [
    // https://github.com/vercel/micro – awaited.
    { on: ['micro', 'micro.serve', 'micro.default'], methods: [''] },
    // https://github.com/BackendStack21/restana – awaited, also in nested routers.
    { on: RESTANA, methods: [...VERBS, 'use'], chains: true },
    { on: ['restana()'], methods: ['newRouter'], returns: 'restana().newRouter()' },
    { on: ['restana'], methods: [''], fields: ['errorHandler', 'defaultRoute'], syncUnlessAsync: IGNORED },
    { on: ['restana()'], methods: ['start'], context: 'startup_path' },
    // https://github.com/delvedor/find-my-way – the result of a handler is the result of `lookup`.
    { on: ['find-my-way()'], methods: ['on', ...VERBS], syncUnlessAsync: IGNORED },
    { on: ['find-my-way'], methods: [''], fields: ['defaultRoute', 'onBadUrl'], syncUnlessAsync: IGNORED },
    // https://github.com/express-promise-router/express-promise-router – awaited, and errors go to `next`.
    { on: PROMISE_ROUTERS, methods: [...VERBS, 'use', 'param'], chains: true },
    { on: PROMISE_ROUTERS, methods: ['route'], returns: 'express-promise-router().route()' },
    { on: ['express-promise-router().route()'], methods: VERBS, chains: true },
    // https://elysiajs.com/essential/life-cycle – awaited.
    {
      on: ELYSIA,
      methods: [...VERBS, ...ON_HOOKS, 'derive', 'resolve', 'mapDerive', 'mapResolve', 'error', 'guard'],
      fields: HOOKS,
      chains: true,
    },
    {
      on: ELYSIA,
      methods: ['group', 'use', 'onStart'],
      context: 'startup_path',
      gives: ['elysia.Elysia()'],
      chains: true,
    },
    { on: ELYSIA, methods: ['state', 'decorate', 'model', 'listen'], chains: true, context: 'startup_path' },
    // https://nodemailer.com/extras/smtp-server – the answer to a throw is another than to an error of the callback.
    {
      on: ['smtp-server.SMTPServer'],
      methods: [''],
      fields: ['onConnect', 'onSecure', 'onAuth', 'onMailFrom', 'onRcptTo', 'onData', 'onClose'],
      syncUnlessAsync: IGNORED,
    },
    // https://github.com/sockjs/sockjs-node
    { on: ['sockjs.createServer()'], methods: ['on'], syncUnlessAsync: IGNORED },
  ],
  catchesRejections: () => true,
});
