import { defineFramework } from '../define';

const APPS = ['hono.Hono()', 'hono/tiny.Hono()', 'hono/quick.Hono()', '@hono/zod-openapi.OpenAPIHono()'];
const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'all', 'on', 'use', 'openapi'];

/** https://hono.dev/docs/api/hono – the result of a handler is awaited. */
export const hono = defineFramework({
  name: 'hono',
  packages: ['hono'],
  handlers: [
    { on: APPS, methods: METHODS, chains: true, next: 1 },
    { on: APPS, methods: ['notFound', 'onError'], chains: true },
    { on: APPS, methods: ['route', 'basePath', 'mount'], chains: true },
    { on: ['@hono/node-server.serve'], methods: [''], fields: ['fetch'] },
    { on: ['hono/factory.createMiddleware', 'hono/factory.createHandlers'], methods: [''], next: 1 },
  ],
  types: { 'hono.Hono': 'hono.Hono()' },
  answersByResult: true,
  catchesRejections: () => true,
});
