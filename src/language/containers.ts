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
