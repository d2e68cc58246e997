import { defineFramework } from '../define';
import { VERBS } from './verbs';

const APPS = ['koa()'];
const ROUTERS = ['@koa/router()', 'koa-router()', '@koa/router.Router()'];
/** Listeners are called and not awaited. */
const LISTENER = 'caller-not-in-sight';
/** A middleware calls the next one through its second parameter. */
const below = { next: 1 } as const;

/** https://koajs.com – the promise of a middleware is awaited by the one above it, if that calls `await next()`. */
export const koa = defineFramework({
  name: 'koa',
  packages: ['koa'],
  handlers: [
    { on: APPS, methods: ['use'], chains: true, ...below },
    // https://github.com/kudos/koa-websocket
    { on: ['koa().ws'], methods: ['use'], chains: true, ...below },
    { on: ROUTERS, methods: [...VERBS, 'del', 'use', 'register'], chains: true, ...below },
    { on: ROUTERS, methods: ['param'], chains: true, next: 2 },
    { on: ROUTERS, methods: [''], chains: true, ...below },
    { on: ROUTERS, methods: ['prefix'], chains: true },
    { on: ['koa-compose', 'koa-mount'], methods: [''], ...below },
    { on: ['koa-convert', 'koa-unless'], methods: [''], syncUnlessAsync: LISTENER, ...below },
    { on: APPS, methods: ['listen'], context: 'startup_path' },
    { on: APPS, methods: ['on'], events: ['error'], syncUnlessAsync: LISTENER },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
