import { callId, functionId, pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallFacts, CallGraph, FileFacts, Finding, FunctionId, NodeValues } from '../types';
import type { Guarding } from './hazards';
import type { Closure } from './propagate';
import { methodReplaced, requestsReplaced } from './stub-calls';
import { fakesOf, whileInPlace } from './stub-scopes';

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
    const found = [...methodStub(file, call), ...requestsReplaced(file, call).map(moduleStub)];
    return found.map((stub) => ({ ...stub, at: `${file.path}:${call.line}`, by: functionId(file.path, call.fn) }));
  });
}

// Matches: sinon.stub(fs, 'readFileSync')
function methodStub(file: FileFacts, call: CallFacts): Pick<Stub, 'replaces'>[] {
  const replaced = methodReplaced(call);
  const request = file.imports.find(({ local }) => local === call.args[0]?.text)?.request;
  if (request === undefined || replaced === undefined) return [];
  return [{ replaces: ({ module, method }) => module === bare(request) && method === replaced }];
}

function moduleStub(request: string): Pick<Stub, 'replaces' | 'module'> {
  return { module: bare(request), replaces: ({ module }) => module === bare(request) };
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
