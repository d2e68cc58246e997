import type { CallFacts, CallGraph, FileFacts } from '../../types';

/** Calls by which a test replaces a method. */
const OF_METHODS = new Set(['stub', 'spyOn', 'replace', 'mock', 'fake', 'spy', 'method']);
const OF_MODULES = new Set(['mock', 'doMock', 'unstable_mockModule', 'proxyquire']);

// Matches: sinon.stub(store, 'load'), jest.spyOn(fs, 'readFileSync'), t.mock.method(fs, 'readFileSync')
/** The name of the method that a call of a test replaces. */
export function methodReplaced({ name, args }: CallFacts): string | undefined {
  return OF_METHODS.has(name) && args[0]?.kind !== 'string' ? args[1]?.value : undefined;
}

// Matches: vi.mock(import('node:fs'), …), which tells Vitest the types
const IMPORTED = /^import\(\s*['"]([^'"]+)['"]\s*\)$/;

/** Assertions on the return values of a test double, which is a promise once the function is async. */
const ASKS = /^to(?:Have)?(?:Last|Nth)?Return(?:ed)?(?:With)?$|^(?:last|nth)ReturnedWith$|^(?:alwaysR|r)eturned$/;

/** Whether a file inspects the return values of functions that it replaces or spies on. */
export function asksForResults({ calls, names }: FileFacts): boolean {
  return calls.some(({ name }) => ASKS.test(name)) || names.has('returnValues') || names.has('returnValue');
}

// Matches: jest.mock('fs'), vi.mock('node:fs', () => …), proxyquire('../store', { fs: { readFileSync } })
/**
 * The module requests that a call of a test replaces; those of `proxyquire` are relative to the module that it loads.
 */
export function requestsReplaced(file: FileFacts, { name, args }: CallFacts): readonly string[] {
  const loaded = args[0]?.value ?? IMPORTED.exec(args[0]?.text ?? '')?.[1];
  if (!OF_MODULES.has(name) || loaded === undefined) return [];
  return isProxy(file, name) ? (args[1]?.keys ?? []) : [loaded];
}

/** The files of the program that a call of a test replaces. */
export function modulesReplaced(graph: CallGraph, file: FileFacts, call: CallFacts): readonly string[] {
  const requests = requestsReplaced(file, call);
  if (requests.length === 0) return [];
  const from = isProxy(file, call.name) ? graph.resolve(file.path, call.args[0].value as string) : [file.path];
  return from.flatMap((path) => requests.flatMap((request) => graph.resolve(path, request)));
}

function isProxy({ imports }: FileFacts, name: string): boolean {
  return imports.some(({ local, request }) => local === name && request === 'proxyquire');
}

/** The name of a module without `node:`. */
export function bare(request: string): string {
  return request.replace(/^node:/, '');
}
