import { defineFramework } from '../define';
import { BEFORE, BEHIND } from '../language/stages';

const VERBS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options', 'All'];
const names = (module: string, verbs: readonly string[]): string[] => verbs.map((verb) => `${module}.${verb}`);
const lower = VERBS.map((verb) => verb.toLowerCase());
const MIDDLEWARE = [
  ...[
    'UseMiddleware',
    'createMethodDecorator',
    'createMethodMiddlewareDecorator',
    'createResolverClassMiddlewareDecorator',
  ],
  ...['createParamDecorator', 'createParameterDecorator'],
];

const MADE = [
  'typedi.Service',
  'inversify.injectable',
  ...names('tsyringe', ['injectable', 'singleton', 'scoped', 'autoInjectable']),
];

/**
 * Controllers marked by decorators: routing-controllers, tsoa, Inversify, Ts.ED, LoopBack 4 and type-graphql. Each
 * awaits the result of a method (https://github.com/typestack/routing-controllers,
 * https://loopback.io/doc/en/lb4/Decorators_openapi.html).
 */
export const decorated = defineFramework({
  name: 'decorated controllers',
  packages: [
    'routing-controllers',
    'tsoa',
    'inversify-express-utils',
    '@tsed/common',
    '@loopback/rest',
    'type-graphql',
  ],
  handlers: [
    { on: ['type-graphql'], methods: ['buildSchema', 'buildSchemaSync'], fields: ['authChecker', 'globalMiddlewares'] },
    { on: ['type-graphql'], methods: MIDDLEWARE },
    // https://github.com/typestack/routing-controllers#using-authorization-features – the classes are known by their decorators.
    {
      on: ['routing-controllers'],
      methods: ['createExpressServer', 'createKoaServer', 'useExpressServer', 'useKoaServer'],
      fields: ['authorizationChecker', 'currentUserChecker'],
      stage: BEFORE,
    },
    // https://inversify.io/docs/api/container-module – what it is given binds services.
    ...['ContainerModule', 'AsyncContainerModule'].map((name) => ({
      ...{ on: [`inversify.${name}`], methods: [''], context: 'startup_path' as const },
      ...{ gives: ['inversify.Container().bind'], sync: 'framework-sync' },
    })),
  ],
  decorators: [
    {
      on: [
        ...names('routing-controllers', VERBS),
        ...names('tsoa', VERBS),
        ...names('@tsoa/runtime', VERBS),
        ...names('@tsed/common', VERBS),
        ...names('@tsed/schema', VERBS),
        ...names('type-graphql', ['Query', 'Mutation', 'Subscription']),
        ...names('inversify-express-utils', ['httpGet', 'httpPost', 'httpPut', 'httpDelete', 'httpPatch', 'all']),
        ...names('@loopback/rest', [...lower, 'del', 'operation']),
        ...names('@loopback/openapi-v3', [...lower, 'del', 'operation']),
      ],
    },
    { on: names('type-graphql', ['FieldResolver']), stage: BEHIND },
    // https://github.com/typestack/class-transformer – puts the result of the method into the plain object.
    { on: ['class-transformer.Expose'], sync: 'framework-sync' },
    // Also marks getters, which cannot be awaited.
    { on: ['type-graphql.Field'], sync: 'framework-sync' },
    { on: ['routing-controllers.Interceptor'], members: ['intercept'], syncUnlessAsync: 'caller-not-in-sight' },
    { on: ['routing-controllers.Middleware'], members: ['use', 'error'], syncUnlessAsync: 'caller-not-in-sight' },
    // A container makes the instances, once or as they are asked for.
    { on: MADE, members: ['constructor'], context: 'startup_path' },
    {
      on: [
        'routing-controllers.JsonController',
        'routing-controllers.Controller',
        'inversify-express-utils.controller',
      ],
      members: ['constructor'],
      context: 'startup_path',
    },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
