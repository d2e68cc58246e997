import { pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallFacts, CallGraph, FileFacts, Finding } from '../types';
import type { Guarding } from './hazards';
import type { Closure } from './propagate';

/** Calls by which a test puts something else in the place of a function, or of a whole module. */
const OF_METHODS = new Set(['stub', 'spyOn', 'replace', 'mock', 'fake', 'spy']);
const OF_MODULES = new Set(['mock', 'doMock', 'unstable_mockModule', 'proxyquire']);

/** What a test replaces: a method of a module, or all of it. */
interface Stub {
  readonly module: string;
  readonly method?: string;
  readonly at: string;
}

/** Tests that replace a call which is made no more: what they put in its place would not be asked. */
export function stubbed(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const tests = [...graph.program.all].filter((file) => isTestFile(file.path));
  return tests.flatMap((file) => {
    const stubs = stubsOf(file);
    const near = stubs.length > 0 ? loadedFrom(graph, file.path) : new Set<string>();
    return closures
      .filter(({ finding }) => near.has(finding.file))
      .flatMap(({ finding, owner }) => {
        const stub = stubs.find((candidate) => replaces(candidate, finding));
        const name = `${finding.module}.${finding.method}`;
        const message = `a test replaces ${stub?.method === undefined ? `the module ${finding.module}` : name}, and ${name} is not called any more`;
        return stub ? [{ fn: owner, hazard: { code: 'stubbed', message, at: stub.at, findings: [finding.id] } }] : [];
      });
  });
}

function replaces({ module, method }: Stub, finding: Finding): boolean {
  return module === finding.module && (method === undefined || method === finding.method);
}

function stubsOf(file: FileFacts): Stub[] {
  return file.calls.flatMap((call) => {
    const found = methodStub(file, call) ?? moduleStub(file, call);
    return found ? [{ ...found, at: `${file.path}:${call.line}` }] : [];
  });
}

// Matches: sinon.stub(fs, 'readFileSync'), jest.spyOn(fs, 'readFileSync'), t.mock.method(fs, 'readFileSync')
function methodStub(file: FileFacts, { name, args }: CallFacts): Omit<Stub, 'at'> | undefined {
  const [object, method] = args;
  const module = file.imports.find(({ local }) => local === object?.text)?.request;
  const isStub = OF_METHODS.has(name) || name === 'method';
  return isStub && module !== undefined && method?.value !== undefined
    ? { module: bare(module), method: method.value }
    : undefined;
}

// Matches: jest.mock('fs'), vi.mock('node:fs', () => …), proxyquire('../store', { fs: { readFileSync } })
function moduleStub(file: FileFacts, { name, args }: CallFacts): Omit<Stub, 'at'> | undefined {
  if (!OF_MODULES.has(name) || args[0]?.value === undefined) return undefined;
  const isProxy = file.imports.some(({ local, request }) => local === name && request === 'proxyquire');
  const replaced = isProxy ? (args[1]?.keys ?? [])[0] : args[0].value;
  return replaced === undefined ? undefined : { module: bare(replaced) };
}

function bare(request: string): string {
  return request.replace(/^node:/, '');
}

/** All files that a file loads, directly or not. */
function loadedFrom(graph: CallGraph, path: string): ReadonlySet<string> {
  const seen = new Set([path]);
  for (let before = 0; before !== seen.size;) {
    before = seen.size;
    for (const { from, to } of graph.loads) if (seen.has(pathOf(from))) seen.add(to);
  }
  return seen;
}
