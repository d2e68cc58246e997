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
]);

/** Containers that keep what they make under names: https://github.com/jeffijoe/awilix, and its routers. */
const NAMED = 'awilix.createContainer()';
/** What is registered: an instance of a class, the result of a function, or a value as it is. */
const REGISTRATIONS = ['awilix.asClass', 'awilix.asFunction', 'awilix.asValue'];
/** Methods of registrations that return them. */
const FLUENT = 'classic disposer inject proxy scoped setInjectionMode setLifetime singleton transient'.split(' ');
/** By a name, they give a handler that calls this method of what they make. */
const INVOKERS = ['awilix-express', 'awilix-koa'].flatMap((name) =>
  ['makeInvoker', 'makeClassInvoker', 'makeFunctionInvoker', 'makeResolverInvoker'].map((made) => `${name}.${made}`),
);

export const INJECTION = {
  registrations: new Set(REGISTRATIONS),
  fluent: new Set(REGISTRATIONS.flatMap((path) => FLUENT.map((method) => `${path}().${method}`))),
  register: `${NAMED}.register`,
  resolve: `${NAMED}.resolve`,
  build: `${NAMED}.build`,
  load: `${NAMED}.loadModules`,
  scope: `${NAMED}.createScope`,
  invokers: new Set(INVOKERS),
} as const;

/** Every access path of these, and of the others. */
export const CONTAINER_PATHS: readonly string[] = [
  ...CONTAINERS,
  ...REGISTRATIONS.map((path) => `${path}()`),
  ...INJECTION.fluent,
  ...INVOKERS.map((path) => `${path}()`),
  ...[INJECTION.register, INJECTION.resolve, INJECTION.build, INJECTION.load, INJECTION.scope],
];
