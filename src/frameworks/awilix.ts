import { defineFramework } from '../define';
import { VERBS } from './verbs';

const ROUTERS = ['awilix-express', 'awilix-koa', 'awilix-router-core'];
const of = (...names: string[]): string[] => ROUTERS.flatMap((router) => names.map((name) => `${router}.${name}`));
const INVOKED = of('makeInvoker', 'makeClassInvoker', 'makeFunctionInvoker', 'createController', 'inject');
const AROUND = ['before', 'after'];
const BUILDERS = of('createController').map((path) => `${path}()`);

/**
 * https://github.com/jeffijoe/awilix-router-core, https://github.com/jeffijoe/awilix-express – controllers whose methods are
 * named; each is awaited, and its error passed on, but not that of middleware around it.
 */
export const awilix = defineFramework({
  name: 'awilix',
  packages: ['awilix-express', 'awilix-koa'],
  handlers: [
    // What is registered is made once, or when it is asked for; what is invoked, for each request.
    { on: ['awilix.asClass', 'awilix.asFunction'], methods: [''], context: 'startup_path', sync: 'framework-sync' },
    { on: INVOKED, methods: [''], sync: 'framework-sync' },
    { on: BUILDERS, methods: [...VERBS, 'verbs'], fields: AROUND, syncFields: AROUND, chains: true },
    { on: BUILDERS, methods: [...AROUND, 'prefix'], chains: true, syncUnlessAsync: 'caller-not-in-sight' },
    { on: of(...AROUND), methods: [''], syncUnlessAsync: 'caller-not-in-sight' },
  ],
  decorators: [
    { on: of('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'ALL', 'CONNECT', 'TRACE', 'verbs') },
    { on: of('route'), members: ['constructor'] },
  ],
  catchesRejections: () => true,
});
