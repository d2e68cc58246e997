import type { CallFacts } from '../types';

const SINON = [
  'sinon',
  'sinon.default',
  'sinon.createSandbox()',
  'sinon.default.createSandbox()',
  'sinon.sandbox.create()',
];

/** Functions of test libraries that replace a method, or spy on it, and call nothing else. */
export const REPLACERS: ReadonlySet<string> = new Set([
  ...SINON.flatMap((path) => [`${path}.stub`, `${path}.spy`]),
  ...['@jest/globals.jest', 'vitest.vi', 'vitest.vitest'].map((path) => `${path}.spyOn`),
  ...['test.mock', 'node:test.mock'].map((path) => `${path}.method`),
]);

/** Functions that make an object with stubs for the methods of a class, which they only look at. */
export const MADE_FROM_CLASSES: ReadonlySet<string> = new Set(SINON.map((path) => `${path}.createStubInstance`));

// Matches: sinon.stub(store, 'load'), jest.spyOn(store, 'load'), sinon.createStubInstance(Store)
/** Whether a call replaces one method, or those of an own object; `jest` and `vi` are often globals, known by name only. */
export function replacesMethods(path: string, { name, args }: CallFacts): boolean {
  if (MADE_FROM_CLASSES.has(path)) return args.length === 1;
  const isKnown = REPLACERS.has(path) || (path === '?' && name === 'spyOn');
  return isKnown && args.length === 2 && args[1].value !== undefined;
}

// Matches: vi.mocked(store.load), jest.mocked(store)
/** Whether a call returns its argument, with another type. */
export function isViewOfMock(path: string, { text }: CallFacts): boolean {
  return path === '?' && /^(?:vi|vitest|jest)\.mocked$/.test(text);
}
