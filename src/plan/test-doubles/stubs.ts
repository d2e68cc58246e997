import { callId, functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type {
  CallFacts,
  CallGraph,
  CallId,
  FileFacts,
  Finding,
  FunctionId,
  Hazard,
  Lock,
  NodeValues,
  Substitute,
} from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { ANY_MODULE, bare, filesLoaded, methodReplaced, replacesAnyMethod, requestsReplaced } from './stub-calls';
import { fakesOf, isMade, whileInPlace } from './stub-scopes';
import { formOf, additionalMockFor, type ModuleStub } from './additional-mocks';
import { joinCopies } from '../propagation/twins';

/** What a test replaces, and the function that does so. */
interface Stub {
  readonly replaces: (finding: Finding) => boolean;
  /** The whole module; undefined for one method. */
  readonly module?: ModuleStub;
  /** Files that the call loads, with the module replaced for them alone. */
  readonly loaded?: readonly string[];
  readonly at: string;
  readonly by: FunctionId;
}

/** What decides about a replacement, besides the closures. */
export interface Replacing {
  readonly locks: readonly Lock[];
  readonly instead: ReadonlyMap<CallId, string>;
  /** Files that stay as they are. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Tests that mock a call which is no longer made: the mock would not be used, unless the test also mocks what is called
 * instead (`substitutes`, by finding).
 */
export function stubbed(graph: CallGraph, closures: readonly Closure[], replacing: Replacing): Stubbed {
  const tests = [...graph.program.all].filter((file) => isTestFile(file.path));
  const written = tests.flatMap((file) => [...callStubs(graph, file), ...assignedStubs(graph, file)]);
  const stubs = [...written, ...closures.flatMap((closure) => fakes(graph, closure, written))];
  const copies = joinCopies(closures.flatMap((closure) => closure.copies));
  const candidates = new Set(closures.map(({ finding }) => finding.blocking.id));
  const told = new Told();
  for (const stub of stubs) {
    const open = closures.filter((closure) => told.isOpen(closure) && stub.replaces(closure.finding));
    const isInPlace = open.length > 0 ? whenReplaced(graph, stub) : undefined;
    for (const closure of open) {
      if (!isInPlace || !isMade(graph, closure.owner, copies, isInPlace)) continue;
      const substitute = stub.module && additionalMockIn(graph, stub.module, closure, replacing, candidates);
      told.add(closure, hazardOf(stub, closure, substitute), substitute);
    }
  }
  return told;
}

/** Whether a function may run while a mock is active: in a file that was loaded for it, always. */
function whenReplaced(graph: CallGraph, { by, module, loaded = [] }: Stub): (id: FunctionId) => boolean {
  const isInPlace = whileInPlace(graph, by, module !== undefined);
  return (id) => loaded.includes(pathOf(id)) || isInPlace(id);
}

/** The hazards of mocks, and the substitutes that avoid them. */
export interface Stubbed {
  readonly hazards: Guarding['hazards'];
  readonly substitutes: ReadonlyMap<string, readonly Substitute[]>;
}

class Told implements Stubbed {
  readonly substitutes = new Map<string, readonly Substitute[]>();
  private readonly byFinding = new Map<string, Guarding['hazards']>();

  get hazards(): Guarding['hazards'] {
    return [...this.byFinding.values()].flat();
  }

  /** One mock that cannot be completed is enough. */
  isOpen({ finding }: Closure): boolean {
    return !this.byFinding.has(finding.id) || this.substitutes.has(finding.id);
  }

  add({ finding: { id }, owner: fn }: Closure, hazard: Hazard, substitute: Substitute | undefined): void {
    const known = substitute ? (this.byFinding.get(id) ?? []) : [];
    this.byFinding.set(id, [...known, { fn, hazard }]);
    if (substitute) this.substitutes.set(id, [...(this.substitutes.get(id) ?? []), substitute]);
    else this.substitutes.delete(id);
  }
}

function additionalMockIn(
  graph: CallGraph,
  module: ModuleStub,
  closure: Closure,
  { instead, kept }: Replacing,
  candidates: ReadonlySet<CallId>,
): Substitute | undefined {
  if (kept.has(module.file.path)) return undefined;
  return additionalMockFor(graph, module, closure.finding, formOf(closure, instead), candidates);
}

function hazardOf({ module, at }: Stub, { finding }: Closure, substitute: Substitute | undefined): Hazard {
  const name = `${finding.module}.${finding.method}`;
  const what = module === undefined ? name : nameOf(module);
  const message = `a test mocks ${what}, and ${name} is no longer called`;
  const guard = substitute && `the mock is used for ${substitute.async}, too`;
  return { code: 'stubbed', message, ...(guard !== undefined && { guard }), at, findings: [finding.id] };
}

function nameOf({ request }: ModuleStub): string {
  return request === ANY_MODULE ? 'modules that are not known' : `the module ${bare(request)}`;
}

/** Test doubles for an injected `fs`; active whenever one of their tests runs. */
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

function callStubs(graph: CallGraph, file: FileFacts): Stub[] {
  return file.calls.flatMap((call) => {
    const found = [
      ...methodStub(file, call),
      ...requestsReplaced(file, call).map((request) => moduleStub(graph, { file, call, request })),
    ];
    return found.map((stub) => ({ ...stub, at: `${file.path}:${call.line}`, by: functionId(file.path, call.fn) }));
  });
}

// Matches: sinon.stub(fs, 'readFileSync'), sinon.stub(fs)
function methodStub(file: FileFacts, call: CallFacts): Pick<Stub, 'replaces'>[] {
  const replaced = methodReplaced(call);
  const request = file.imports.find(({ local }) => local === call.args[0]?.text)?.request;
  if (request === undefined || (replaced === undefined && !replacesAnyMethod(call))) return [];
  const isMeant = (method: string): boolean => replaced === undefined || method === replaced;
  return [{ replaces: ({ module, method }) => module === bare(request) && isMeant(method) }];
}

function moduleStub(graph: CallGraph, stub: ModuleStub): Pick<Stub, 'replaces' | 'module' | 'loaded'> {
  const { file, call, request } = stub;
  const isMeant = (module: string): boolean => request === ANY_MODULE || module === bare(request);
  return { module: stub, loaded: filesLoaded(graph, file, call), replaces: ({ module }) => isMeant(module) };
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
