import { callId, functionId, pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallFacts, CallGraph, FileFacts, Finding, FunctionId, NodeValues } from '../types';
import type { Guarding } from './hazards';
import type { Closure } from './propagate';
import { fakesOf, whileInPlace } from './stub-scopes';

/** Calls by which a test puts something else in the place of a function, or of a whole module. */
const OF_METHODS = new Set(['stub', 'spyOn', 'replace', 'mock', 'fake', 'spy']);
const OF_MODULES = new Set(['mock', 'doMock', 'unstable_mockModule', 'proxyquire']);

/** What a test replaces, and the function that does so. */
interface Stub {
  readonly replaces: (finding: Finding) => boolean;
  /** All of this module; without it, one method. */
  readonly module?: string;
  readonly at: string;
  readonly by: FunctionId;
}

/** Tests that replace a call which is made no more: what they put in its place would not be asked. */
export function stubbed(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const tests = [...graph.program.all].filter((file) => isTestFile(file.path));
  const written = tests.flatMap((file) => [...callStubs(file), ...assignedStubs(graph, file)]);
  const stubs = [...written, ...closures.flatMap((closure) => fakes(graph, closure, written))];
  const byFinding = new Map<string, Guarding['hazards'][number]>();
  for (const stub of stubs) {
    const open = closures.filter(({ finding }) => !byFinding.has(finding.id) && stub.replaces(finding));
    const isInPlace = open.length > 0 ? whileInPlace(graph, stub.by, stub.module !== undefined) : undefined;
    for (const closure of open) if (isInPlace?.(closure.owner)) byFinding.set(closure.finding.id, told(stub, closure));
  }
  return [...byFinding.values()];
}

function told({ module, at }: Stub, { finding, owner }: Closure): Guarding['hazards'][number] {
  const name = `${finding.module}.${finding.method}`;
  const what = module === undefined ? name : `the module ${module}`;
  const message = `a test replaces ${what}, and ${name} is not called any more`;
  return { fn: owner, hazard: { code: 'stubbed', message, at, findings: [finding.id] } };
}

/** What tests give to a function that takes its `fs` from others; it may be there whenever one of their tests runs. */
function fakes(graph: CallGraph, { finding }: Closure, written: readonly Stub[]): Stub[] {
  const { id } = finding.blocking;
  const known = new Set(written.filter(({ replaces }) => replaces(finding)).map(({ by }) => pathOf(by)));
  const others = fakesOf(graph, finding.blocking).filter((fake) => !known.has(pathOf(fake)));
  return others.map((fake) => ({
    replaces: ({ blocking }: Finding) => blocking.id === id,
    at: graph.program.at(fake),
    by: functionId(pathOf(fake), 0),
  }));
}

function callStubs(file: FileFacts): Stub[] {
  return file.calls.flatMap((call) => {
    const found = methodStub(file, call) ?? moduleStub(file, call);
    return found ? [{ ...found, at: `${file.path}:${call.line}`, by: functionId(file.path, call.fn) }] : [];
  });
}

// Matches: sinon.stub(fs, 'readFileSync'), jest.spyOn(fs, 'readFileSync'), t.mock.method(fs, 'readFileSync')
function methodStub(file: FileFacts, { name, args }: CallFacts): Pick<Stub, 'replaces'> | undefined {
  const [object, replaced] = args;
  const request = file.imports.find(({ local }) => local === object?.text)?.request;
  const isStub = OF_METHODS.has(name) || name === 'method';
  if (!isStub || request === undefined || replaced?.value === undefined) return undefined;
  return { replaces: ({ module, method }) => module === bare(request) && method === replaced.value };
}

// Matches: jest.mock('fs'), vi.mock('node:fs', () => …), proxyquire('../store', { fs: { readFileSync } })
function moduleStub(file: FileFacts, { name, args }: CallFacts): Pick<Stub, 'replaces' | 'module'> | undefined {
  if (!OF_MODULES.has(name) || args[0]?.value === undefined) return undefined;
  const isProxy = file.imports.some(({ local, request }) => local === name && request === 'proxyquire');
  const replaced = isProxy ? (args[1]?.keys ?? [])[0] : args[0].value;
  if (replaced === undefined) return undefined;
  return { module: bare(replaced), replaces: ({ module }) => module === bare(replaced) };
}

// Matches: fs.statSync = () => ({ mtime: new Date(0) }), but not what puts it back: fs.statSync = original
function assignedStubs(graph: CallGraph, { path, flow, functions }: FileFacts): Stub[] {
  const valuesOf = (node: number): NodeValues => graph.valuesOf(callId(path, 0), node);
  return flow.flatMap((row) => {
    if (row[0] !== 'store' || row[4] === undefined) return [];
    const [, object, field, from, by] = row;
    const paths = valuesOf(object).externals.map((outside) => `${outside}.${field}`);
    const given = valuesOf(from);
    const isOther = given.functions.length > 0 || given.externals.some((outside) => !paths.includes(outside));
    if (paths.length === 0 || !isOther) return [];
    const replaces = ({ blocking }: Finding): boolean => blocking.method.at.some((at) => paths.includes(at));
    return [{ replaces, at: `${path}:${functions[by].line}`, by: functionId(path, by) }];
  });
}

function bare(request: string): string {
  return request.replace(/^node:/, '');
}
