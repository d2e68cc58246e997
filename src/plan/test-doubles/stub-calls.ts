import type { CallFacts, CallGraph, FileFacts } from '../../types';

/** Calls by which a test replaces a method. */
const OF_METHODS = new Set(['stub', 'spyOn', 'replace', 'mock', 'fake', 'spy', 'method', 'defineProperty']);
/** Calls by which a test replaces a module: of Jest and Vitest, `node:test`, mockery, testdouble, rewiremock and rewire. */
const OF_MODULES =
  /^(?:mock|doMock|setMock|unstable_mockModule|module|registerMock|registerSubstitute|replace|replaceEsm|quibble|rewiremock|__set__)$/;
/** Calls by which a test loads a module with others replaced: of esmock, tap, injectr and rewiremock. */
const OF_LOADS = /^(?:esmock(?:\.p|\.strict|\.partial)?|t(?:ap)?\.mock(?:Require|Import)?|injectr|rewiremock\.proxy)$/;
/** Stands for a module that cannot be named, so for any. */
export const ANY_MODULE = '*';

// Matches: sinon.stub(store, 'load'), jest.spyOn(fs, 'readFileSync'), t.mock.method(fs, 'readFileSync')
/** The name of the method that a call of a test replaces. */
export function methodReplaced({ name, args }: CallFacts): string | undefined {
  return OF_METHODS.has(name) && args[0]?.kind !== 'string' ? args[1]?.value : undefined;
}

// Matches: sinon.stub(fs), sinon.mock(fs), jest.spyOn(fs, name)
/** Whether a call of a test replaces methods that it does not name. */
export function replacesAnyMethod({ name, args }: CallFacts): boolean {
  return OF_METHODS.has(name) && args[0]?.kind !== 'string' && args[1]?.value === undefined;
}

// Matches: vi.mock(import('node:fs'), …), which tells Vitest the types
const IMPORTED = /^import\(\s*['"]([^'"]+)['"]\s*\)$/;

/** Assertions on the return values of a test double, which is a promise once the function is async. */
const ASKS = /^to(?:Have)?(?:Last|Nth)?Return(?:ed)?(?:With)?$|^(?:last|nth)ReturnedWith$|^(?:alwaysR|r)eturned$/;

// Matches: spy.firstCall.returnValue, spy.returnValues[0], store.find.calls.mostRecent().returnValue, spy.mock.results[0].value
const RESULTS = /\.returnValues?\b|\.mock\.results\b|\.calls\[\d+\]\.result\b/;

/** Whether a file inspects the return values of functions that it replaces or spies on. */
export function asksForResults({ calls, names }: FileFacts): boolean {
  const isAsked = ({ name, text, args }: CallFacts): boolean =>
    ASKS.test(name) || [text, ...args.map((arg) => arg.text)].some((part) => RESULTS.test(part));
  return calls.some(isAsked) || names.has('returnValues') || names.has('returnValue');
}

// Matches: jest.mock('fs'), vi.mock('node:fs', () => …), store.__set__({ fs: fake }), proxyquire('../store', { fs: fake })
/**
 * The module requests that a call of a test replaces; where it loads a module, they are relative to that module.
 */
export function requestsReplaced(file: FileFacts, call: CallFacts): readonly string[] {
  const { name, args } = call;
  if (isLoad(file, call))
    return args.slice(1).flatMap(({ kind, keys }) => keys ?? (kind === 'other' ? [ANY_MODULE] : []));
  if (!OF_MODULES.test(name)) return [];
  const replaced = args[0]?.value ?? IMPORTED.exec(args[0]?.text ?? '')?.[1];
  return replaced !== undefined ? [replaced] : name === '__set__' ? (args[0]?.keys ?? []) : [];
}

/** The files of the program that a call of a test loads with other modules replaced, which hold for nobody else. */
export function filesLoaded(graph: CallGraph, file: FileFacts, call: CallFacts): readonly string[] {
  return isLoad(file, call) ? graph.resolve(file.path, call.args[0].value as string) : [];
}

/** The files of the program that a call of a test replaces. */
export function modulesReplaced(graph: CallGraph, file: FileFacts, call: CallFacts): readonly string[] {
  const requests = requestsReplaced(file, call).filter((request) => request !== ANY_MODULE);
  if (requests.length === 0) return [];
  const from = isLoad(file, call) ? filesLoaded(graph, file, call) : [file.path];
  return from.flatMap((path) => requests.flatMap((request) => graph.resolve(path, request)));
}

// Matches: proxyquire('../store', fakes), await esmock('../store.js', { fs: fake }), t.mock('../store', { fs: fake })
function isLoad({ imports }: FileFacts, { name, text, args }: CallFacts): boolean {
  const path = args[0]?.value;
  if (path === undefined || args.length < 2) return false;
  const isProxy = imports.some(
    ({ local, request }) => request === 'proxyquire' && [text, text.split('.')[0]].includes(local),
  );
  return (
    isProxy || name === 'proxyquire' || (path.startsWith('.') && args[1].keys !== undefined && OF_LOADS.test(text))
  );
}

/** The name of a module without `node:`. */
export function bare(request: string): string {
  return request.replace(/^node:/, '');
}
