import { defineFramework } from '../define';
import { VERBS } from './verbs';

const ROUTERS = ['awilix-express', 'awilix-koa', 'awilix-router-core'];
const of = (...names: string[]): string[] => ROUTERS.flatMap((router) => names.map((name) => `${router}.${name}`));
const BUILDERS = of('createController').map((path) => `${path}()`);

/**
 * https://github.com/talyssonoc/awilix-router-core, https://github.com/jeffijoe/awilix-express – controllers whose methods are
 * named; each is awaited, and errors are passed on.
 */
export const awilix = defineFramework({
  name: 'awilix',
  packages: ['awilix-express', 'awilix-koa'],
  handlers: [
    { on: BUILDERS, methods: [...VERBS, 'verbs'], fields: ['before', 'after'], chains: true },
    { on: BUILDERS, methods: ['before', 'after', 'prefix'], chains: true },
    { on: of('before', 'after'), methods: [''] },
  ],
  decorators: [
    { on: of('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'ALL', 'CONNECT', 'TRACE', 'verbs') },
    { on: of('route'), members: ['constructor'] },
  ],
  catchesRejections: () => true,
});
