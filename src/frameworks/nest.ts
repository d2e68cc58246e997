import { defineFramework } from '../define';
import { BEHIND, lifeCycle } from '../language/stages';
import type { Stage } from '../types';

const common = (...names: string[]): string[] => names.map((name) => `@nestjs/common.${name}`);
const VERBS = common('Get', 'Post', 'Put', 'Delete', 'Patch', 'Options', 'Head', 'All', 'Search', 'Sse');
const MESSAGES = [
  '@nestjs/websockets.SubscribeMessage',
  '@nestjs/microservices.MessagePattern',
  '@nestjs/microservices.EventPattern',
  ...['GrpcMethod', 'GrpcStreamMethod', 'GrpcStreamCall'].map((name) => `@nestjs/microservices.${name}`),
];
const graphql = (...names: string[]): string[] => names.map((name) => `@nestjs/graphql.${name}`);
const HOOKS = [
  'OnModuleInit',
  'OnModuleDestroy',
  'OnApplicationBootstrap',
  'BeforeApplicationShutdown',
  'OnApplicationShutdown',
];
const JOBS = [
  '@nestjs/schedule.Cron',
  '@nestjs/schedule.Interval',
  '@nestjs/schedule.Timeout',
  '@nestjs/event-emitter.OnEvent',
  '@nestjs/bull.Process',
  '@nestjs/bullmq.OnWorkerEvent',
];
const HANDLERS = ['CommandHandler', 'QueryHandler', 'EventsHandler'].map((name) => `@nestjs/cqrs.${name}`);
const INSTANTIATED = [
  ...common('Controller', 'Injectable', 'Catch', 'Module'),
  ...['@nestjs/graphql.Resolver', '@nestjs/bullmq.Processor', '@nestjs/bull.Processor', ...HANDLERS],
];
/** https://docs.nestjs.com/faq/request-lifecycle */
const LIFE_CYCLE = lifeCycle(['use', 'canActivate', 'intercept', 'transform']);
const STAGES: Readonly<Record<string, Stage>> = { ...LIFE_CYCLE, validate: LIFE_CYCLE.canActivate };
const PARAMETERS = ['Param', 'Body', 'Query', 'Headers'];
const CONSUMERS = ['@nestjs/common.MiddlewareConsumer()'];
const APPLICATION = '@nestjs/core.NestFactory.create()';
const TESTING_MODULE = '@nestjs/testing.Test.createTestingModule().compile()';
const GATEWAYS = ['@nestjs/websockets.WebSocketGateway'];

/**
 * https://docs.nestjs.com – methods of controllers, guards, pipes, interceptors and middleware classes are awaited;
 * exception filters and the life-cycle methods of gateways are not.
 */
export const nest = defineFramework({
  name: 'nest',
  packages: ['@nestjs/common', '@nestjs/core'],
  handlers: [
    { on: [APPLICATION], methods: ['use'], stage: STAGES.use, syncUnlessAsync: 'caller-not-in-sight' },
    {
      on: [APPLICATION],
      methods: ['useGlobalGuards', 'useGlobalPipes', 'useGlobalInterceptors', 'useGlobalFilters'],
      fields: ['canActivate', 'transform', 'intercept', 'catch'],
      stages: STAGES,
      syncFields: ['catch'],
      chains: true,
    },
    { on: CONSUMERS, methods: ['apply'], stage: STAGES.use, chains: true, syncUnlessAsync: 'caller-not-in-sight' },
    { on: CONSUMERS, methods: ['exclude', 'forRoutes'], chains: true },
    // Of the classes passed to these, Nest calls the members in the rows below.
    { on: ['@nestjs/core.NestFactory'], methods: ['create', 'createApplicationContext'], context: 'startup_path' },
    {
      on: common('Module'),
      methods: [''],
      fields: ['', 'imports.*.', 'imports.*.imports.*.'].map((at) => `${at}providers.*.useFactory`),
      context: 'startup_path',
    },
    {
      on: ['@nestjs/testing.Test'],
      methods: ['createTestingModule'],
      fields: ['', 'imports.*.'].map((at) => `${at}providers.*.useFactory`),
      context: 'tooling_path',
    },
    {
      on: ['@nestjs/testing.Test.createTestingModule()'],
      methods: ['useMocker', 'setLogger'],
      context: 'tooling_path',
      chains: true,
    },
    { on: [TESTING_MODULE], methods: ['createNestApplication'], returns: APPLICATION },
    { on: common('UseGuards', 'UseFilters', 'UseInterceptors', 'UsePipes', 'Catch', ...PARAMETERS), methods: [''] },
    {
      on: ['@nestjs/common.createParamDecorator'],
      methods: [''],
      stage: STAGES.transform,
      syncUnlessAsync: 'framework-sync',
    },
  ],
  decorators: [
    { on: [...VERBS, ...MESSAGES, ...graphql('Query', 'Mutation', 'Subscription')] },
    { on: graphql('ResolveField', 'ResolveProperty', 'ResolveReference'), stage: BEHIND },
    { on: JOBS, context: 'background_path' },
    {
      on: common('Injectable'),
      members: ['use', 'canActivate', 'validate', 'intercept', 'transform'],
      stages: STAGES,
    },
    { on: ['@nestjs/bullmq.Processor'], members: ['process'], context: 'background_path' },
    { on: common('Catch'), members: ['catch'], syncUnlessAsync: 'framework-sync' },
    { on: GATEWAYS, members: ['handleConnection', 'handleDisconnect'], syncUnlessAsync: 'caller-not-in-sight' },
    {
      on: [...INSTANTIATED, ...GATEWAYS],
      members: ['constructor', 'onModuleInit', 'onApplicationBootstrap', 'afterInit', 'configure'],
      context: 'startup_path',
    },
    {
      on: [...INSTANTIATED, ...GATEWAYS],
      members: ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'],
      context: 'background_path',
    },
  ],
  types: {
    '@nestjs/common.MiddlewareConsumer': '@nestjs/common.MiddlewareConsumer()',
    '@nestjs/common.INestApplication': APPLICATION,
    '@nestjs/common.INestApplicationContext': APPLICATION,
    '@nestjs/testing.TestingModule': TESTING_MODULE,
  },
  promising: common('CanActivate', 'NestInterceptor', 'PipeTransform', 'NestMiddleware', ...HOOKS),
  answersByResult: true,
  catchesRejections: () => true,
});
