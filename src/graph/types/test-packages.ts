import type { SourceFile } from '../../types';

/** A file with types of such a package. */
const USES = /\b(?:jest|vitest|vi|sinon)\b/;

/**
 * What the packages of test doubles declare, as far as it says what a double gives: the compiler sees no package, and a
 * double that still gives what a function gave before is an error only here. Anything else of them is of any type.
 *
 * Sources: https://jestjs.io/docs/mock-function-api, https://vitest.dev/api/mock, https://sinonjs.org/releases/latest/stubs,
 * https://github.com/marchaos/jest-mock-extended
 */
const TEXT = `
interface DoubleSettings<Result, Args extends any[]> {
  mockReturnValue(value: Result): this;
  mockReturnValueOnce(value: Result): this;
  mockResolvedValue(value: Awaited<Result>): this;
  mockResolvedValueOnce(value: Awaited<Result>): this;
  mockImplementation(act?: (...args: Args) => Result): this;
  mockImplementationOnce(act: (...args: Args) => Result): this;
  calledWith(...args: any[]): this;
  [name: string]: any;
}
interface DoubleFunction<Result = any, Args extends any[] = any> extends DoubleSettings<Result, Args> {
  new (...args: Args): Result;
  (...args: Args): Result;
}
type DoubleOf<Type> = Type extends (...args: infer Args) => infer Result ? DoubleSettings<Result, Args> & Type : Type;
type DoublesOf<Type> = { [Name in keyof Type]: DoubleOf<Type[Name]> } & Type;
type DeepDoublesOf<Type> = {
  [Name in keyof Type]: Type[Name] extends (...args: any[]) => any ? DoubleOf<Type[Name]> : DeepDoublesOf<Type[Name]>;
} & Type;
type DoubleSpy = <Type, Name extends keyof Type>(of: Type, name: Name, access?: any) => DoubleOf<Type[Name]>;

declare namespace jest {
  type MockInstance<Result = any, Args extends any[] = any> = DoubleSettings<Result, Args>;
  type Mock<Result = any, Args extends any[] = any> = DoubleFunction<Result, Args>;
  type Mocked<Type> = DoublesOf<Type>;
  type MockedObject<Type> = DoublesOf<Type>;
  type MockedClass<Type> = DoublesOf<Type>;
  type MockedObjectDeep<Type> = DeepDoublesOf<Type>;
  type MockedFunction<Type extends (...args: any[]) => any> = DoubleOf<Type>;
  type MockedFn<Type extends (...args: any[]) => any> = DoubleOf<Type>;
  type SpyInstance<Result = any, Args extends any[] = any> = DoubleSettings<Result, Args>;
  type SpiedFunction<Type extends (...args: any[]) => any> = DoubleOf<Type>;
  function fn(): Mock;
  function fn<Result, Args extends any[]>(act?: (...args: Args) => Result): Mock<Result, Args>;
  function mocked<Type>(of: Type, options?: any): DeepDoublesOf<Type>;
  const spyOn: DoubleSpy;
}
declare module '@jest/globals' {
  import own = jest;
  export { own as jest };
  export const describe: any, it: any, test: any, expect: any;
  export const beforeAll: any, beforeEach: any, afterAll: any, afterEach: any;
}
declare module 'vitest' {
  type Act = (...args: any[]) => any;
  export type Mock<Type extends Act = Act> = DoubleOf<Type>;
  export type MockInstance<Type extends Act = Act> = DoubleOf<Type>;
  export type Mocked<Type> = DoublesOf<Type>;
  export type MockedObject<Type> = DoublesOf<Type>;
  export type MockedClass<Type> = DoublesOf<Type>;
  export type MockedObjectDeep<Type> = DeepDoublesOf<Type>;
  export type MockedFunction<Type extends Act> = DoubleOf<Type>;
  export const vi: {
    fn(): any;
    fn<Type extends Act>(act?: Type): DoubleOf<Type>;
    mocked<Type>(of: Type, options?: any): DeepDoublesOf<Type>;
    spyOn: DoubleSpy;
    [name: string]: any;
  };
  export const vitest: typeof vi;
  export const describe: any, it: any, test: any, suite: any, expect: any, assert: any;
  export const beforeAll: any, beforeEach: any, afterAll: any, afterEach: any, onTestFinished: any;
}
declare const vi: typeof import('vitest').vi;
declare module 'jest-mock-extended' {
  export type MockProxy<Type> = DoublesOf<Type>;
  export type DeepMockProxy<Type> = DeepDoublesOf<Type>;
  export function mock<Type>(given?: Partial<Type>, options?: any): DoublesOf<Type>;
  export function mockDeep<Type>(...given: any[]): DeepDoublesOf<Type>;
  export const mockReset: any, mockClear: any, any: any;
}
declare module 'vitest-mock-extended' {
  export * from 'jest-mock-extended';
}
declare module 'sinon' {
  interface Settings<Args extends any[], Result> {
    returns(value: Result): this;
    resolves(value?: Awaited<Result>): this;
    callsFake(act: (...args: Args) => Result): this;
    withArgs(...args: any[]): this;
    [name: string]: any;
  }
  export interface SinonStub<Args extends any[] = any[], Result = any> extends Settings<Args, Result> {
    (...args: Args): Result;
  }
  export type SinonStubbedMember<Type> = Type extends (...args: infer Args) => infer Result
    ? Settings<Args, Result> & Type
    : Type;
  export type SinonStubbedInstance<Type> = { [Name in keyof Type]: SinonStubbedMember<Type[Name]> } & Type;
  export interface SinonSandbox {
    stub<Type, Name extends keyof Type>(of: Type, name: Name): SinonStubbedMember<Type[Name]>;
    stub<Type>(of: Type): SinonStubbedInstance<Type>;
    stub(): SinonStub;
    createStubInstance<Type>(of: new (...args: any[]) => Type, given?: any): SinonStubbedInstance<Type>;
    [name: string]: any;
  }
  export const stub: SinonSandbox['stub'];
  export const createStubInstance: SinonSandbox['createStubInstance'];
  export function createSandbox(options?: any): SinonSandbox;
  export const spy: any, mock: any, fake: any, assert: any, match: any, useFakeTimers: any, restore: any, reset: any;
  const sinon: SinonSandbox & { createSandbox(options?: any): SinonSandbox };
  export default sinon;
}
`;

/** The declarations that some files need beside them. */
export function testPackagesFor(files: readonly SourceFile[]): SourceFile[] {
  return files.some(({ text }) => USES.test(text)) ? [{ path: 'node_modules/test-doubles.d.ts', text: TEXT }] : [];
}
