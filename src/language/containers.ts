/** What makes a module for the tests of Nest, and that module: https://docs.nestjs.com/fundamentals/testing */
const TESTING = '@nestjs/testing.Test.createTestingModule';
const TESTING_MODULE = `${TESTING}().compile()`;
/** Applications of Nest, which give an instance of a class, too. */
const NEST_APPLICATION = '@nestjs/core.NestFactory.create()';
const OF_NEST = [NEST_APPLICATION, '@nestjs/core.NestFactory.createApplicationContext()', TESTING_MODULE];
const OVERRIDES = ['Provider', 'Guard', 'Pipe', 'Filter', 'Interceptor'].map((name) => `${TESTING}().override${name}`);

/**
 * Functions by which containers give an instance of the class that they are asked for, as access paths:
 * https://docs.typestack.community/typedi, https://github.com/microsoft/tsyringe, https://inversify.io,
 * https://docs.nestjs.com/fundamentals/module-ref
 */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'typedi.Container.get',
  'typedi.get',
  'tsyringe.container.resolve',
  'inversify.Container().get',
  'inversify.Container().resolve',
  '@nestjs/core.ModuleRef().get',
  '@nestjs/core.ModuleRef().resolve',
  ...OF_NEST.flatMap((path) => [`${path}.get`, `${path}.resolve`]),
]);

/** Those that give what everybody has anyway, whoever asks for it. */
export const ASKS_IN_PASSING: ReadonlySet<string> = new Set(
  OF_NEST.flatMap((path) => [`${path}.get`, `${path}.resolve`]),
);

/** Containers that keep what they make under names: https://github.com/jeffijoe/awilix, and its routers. */
const NAMED = 'awilix.createContainer()';
/** What is registered: an instance of a class, the result of a function, or a value as it is. */
const REGISTRATIONS = ['awilix.asClass', 'awilix.asFunction', 'awilix.asValue'];
/** Methods of registrations that return them. */
const FLUENT = 'classic disposer inject proxy scoped setInjectionMode setLifetime singleton transient'.split(' ');
const ROUTERS = ['awilix-express', 'awilix-koa', 'awilix-router-core'];
const ofRouters = (...names: string[]): string[] =>
  ROUTERS.flatMap((router) => names.map((name) => `${router}.${name}`));
/** By a name, they give a handler that calls this method of what they make. */
const INVOKERS = ofRouters('makeInvoker', 'makeClassInvoker', 'makeFunctionInvoker', 'makeResolverInvoker');
/** They give builders of routes, to which methods of what they make are named: `createController(Notes).get('/', 'list')`. */
const BUILDERS = ofRouters('createController');
const BUILDER_METHODS = 'all checkout copy delete get head lock options patch post put verbs'.split(' ');
/** They load folders of classes whose methods have decorators. */
const FOLDERS = ofRouters('loadControllers');
/** They make what they are given: a handler by a function, or the instance of such a class. */
const MAKERS = { handler: ofRouters('inject'), instance: ofRouters('controller') };

/** Containers that keep what they make under names, by what their functions do. */
export const INJECTION = {
  registrations: new Set(REGISTRATIONS),
  fluent: new Set(REGISTRATIONS.flatMap((path) => FLUENT.map((method) => `${path}().${method}`))),
  register: `${NAMED}.register`,
  resolve: `${NAMED}.resolve`,
  build: `${NAMED}.build`,
  load: `${NAMED}.loadModules`,
  scope: `${NAMED}.createScope`,
  invokers: new Set(INVOKERS),
  builders: new Set(BUILDERS),
  routes: new Set(BUILDERS.flatMap((path) => BUILDER_METHODS.map((method) => `${path}().${method}`))),
  handlers: new Set(MAKERS.handler),
  instances: new Set(MAKERS.instance),
  folders: new Set(FOLDERS),
} as const;

/** Begins the name of the field in which an object says under which token it provides something. */
export const PROVIDED = 'provides ';
/** And under which other one that is found. */
export const EXISTING = 'existing ';
/** The same for what the function of a provider is given: `inject 0 STORE`. */
export const INJECTED = /^inject (\d+) (.+)$/;

const BOUND = 'inversify.Container().bind()';
/** What a function gets that binds in a module of its own. */
export const BINDER = 'inversify.Container().bind';
const TYPED = 'typedi.Container';
const TSYRINGE = 'tsyringe.container';

/** Containers that keep what they make under tokens: texts, symbols or classes. */
export const TOKENS = {
  /** They give what is kept under their first argument. */
  asks: new Set([
    ...CONTAINERS,
    ...['getAsync', 'getNamed', 'getTagged', 'getAll'].map((method) => `inversify.Container().${method}`),
    `${TSYRINGE}.resolveAll`,
    ...['multiInject', 'inject'].map((name) => `inversify.${name}`),
    ...['inject', 'injectAll'].map((name) => `tsyringe.${name}`),
    ...['Inject', 'InjectMany'].map((name) => `typedi.${name}`),
    '@nestjs/common.Inject',
  ]),
  /** Their results have methods that say what is kept under their first argument. */
  binds: new Set([BINDER, 'inversify.Container().rebind', `${BINDER}.bind`, ...OVERRIDES]),
  /** They keep the second argument under the first; by what it is. */
  keeps: new Map<string, Kept>([
    [`${TYPED}.set`, 'value'],
    [`${TSYRINGE}.registerInstance`, 'value'],
    [`${TSYRINGE}.registerSingleton`, 'class'],
    [`${TSYRINGE}.registerType`, 'class'],
    [`${TSYRINGE}.register`, 'provider'],
  ]),
  /** The same of what binds. */
  bound: new Map<string, Kept>([
    [`${BOUND}.to`, 'class'],
    [`${BOUND}.toConstantValue`, 'value'],
    [`${BOUND}.toDynamicValue`, 'result'],
    [`${BOUND}.toFactory`, 'result'],
    [`${BOUND}.toService`, 'token'],
    [`${BOUND}.useValue`, 'value'],
    [`${BOUND}.useClass`, 'class'],
    [`${BOUND}.useFactory`, 'provider'],
  ]),
  /** Those of them that return what the binding began with. */
  begins: new Map(['useValue', 'useClass', 'useFactory'].map((name) => [`${BOUND}.${name}`, `${TESTING}()`])),
  /** They are given lists of providers, themselves or in this field. */
  lists: new Map([
    ['@nestjs/common.Module', 'providers'],
    [TESTING, 'providers'],
    ['tsyringe.registry', ''],
  ]),
  /** Containers made of others. */
  children: new Set([`${TSYRINGE}.createChildContainer`, 'inversify.Container().createChild']),
} as const;

/**
 * How a container is given what it keeps: a value, a class, a function, a token for something else, or an object with one
 * of these.
 */
export type Kept = 'value' | 'class' | 'result' | 'token' | 'provider';

/** Every access path of these containers. */
export const CONTAINER_PATHS: readonly string[] = [
  ...CONTAINERS,
  ...REGISTRATIONS.map((path) => `${path}()`),
  ...INJECTION.fluent,
  ...[...INVOKERS, ...BUILDERS].map((path) => `${path}()`),
  ...[...INJECTION.routes, ...MAKERS.handler, ...MAKERS.instance, ...FOLDERS],
  ...[
    ...TOKENS.asks,
    ...TOKENS.binds,
    ...TOKENS.keeps.keys(),
    ...TOKENS.bound.keys(),
    ...TOKENS.children,
    ...TOKENS.lists.keys(),
    BOUND,
  ],
  ...[INJECTION.register, INJECTION.resolve, INJECTION.build, INJECTION.load, INJECTION.scope],
];

const ROUTER = /['"](?:awilix-express|awilix-koa|awilix-router-core)['"]/;

/** Whether a text names a router of a container, whose controllers name what they use by their parameters alone. */
export function mayInject(text: string): boolean {
  return ROUTER.test(text);
}
