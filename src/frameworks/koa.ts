import { defineFramework } from '../define';
import { VERBS } from './verbs';

const APPS = ['koa()'];
const ROUTERS = ['@koa/router()', 'koa-router()', '@koa/router.Router()'];
/** A function that waits for the next one can only be trusted to be waited for itself when it is async already. */
const UPSTREAM = 'caller-not-in-sight';

/**
 * https://koajs.com – the promise of a middleware is awaited by the one above it, if that says `await next()`; where it only
 * says `next()`, the answer would be sent before the one below has made it.
 */
export const koa = defineFramework({
  name: 'koa',
  packages: ['koa'],
  handlers: [
    { on: APPS, methods: ['use'], chains: true, syncUnlessAsync: UPSTREAM },
    { on: ROUTERS, methods: [...VERBS, 'del', 'use', 'register', 'param'], chains: true, syncUnlessAsync: UPSTREAM },
    { on: ROUTERS, methods: [''], chains: true, syncUnlessAsync: UPSTREAM },
    { on: ROUTERS, methods: ['prefix'], chains: true },
    { on: ['koa-compose', 'koa-mount', 'koa-convert', 'koa-unless'], methods: [''], syncUnlessAsync: UPSTREAM },
    { on: APPS, methods: ['listen'], context: 'startup_path' },
    { on: APPS, methods: ['on'], events: ['error'], syncUnlessAsync: UPSTREAM },
  ],
  catchesRejections: () => true,
});
