import { callId, functionId } from '../../program';
import type {
  BlockingCall,
  BlockingMethod,
  CallFacts,
  CallGraph,
  CallId,
  FileFacts,
  Finding,
  Substitute,
} from '../../types';
import type { Closure } from '../propagation/closure';
import { bare, requestsReplaced } from './stub-calls';
import { whileInPlace } from './stub-scopes';

/** A call by which a test mocks a whole module. */
export interface ModuleStub {
  readonly file: FileFacts;
  readonly call: CallFacts;
  /** The module, as the test requests it. */
  readonly request: string;
}

/** What replaces a blocking call: a helper, or a function of `<module>/promises`. */
export interface Form {
  readonly name: string;
  readonly isHelper: boolean;
}

/** The replacement of a blocking call, if it takes the same arguments and differs only in returning a promise. */
export function formOf({ finding }: Closure, instead: ReadonlyMap<CallId, string>): Form | undefined {
  const { id, call, method } = finding.blocking;
  if (method.rewriter?.(call, '', method)) return undefined;
  const own = method.via === 'helper' ? method.async : undefined;
  const helper = instead.get(id) ?? own;
  if (helper !== undefined)
    return [own, ...alikeOf(method)].includes(helper) ? { name: helper, isHelper: true } : undefined;
  const isPlain = method.via === 'promises' && method.pick === undefined;
  return isPlain ? { name: method.async, isHelper: false } : undefined;
}

/** The helpers of a row that take its arguments and do the same. */
function alikeOf({ fresh, shared, whole, listing, forgiving }: BlockingMethod): (string | undefined)[] {
  return [fresh, shared, whole, listing, forgiving];
}

/**
 * What a test has to mock in addition, so that its mock of the synchronous function also answers for the asynchronous
 * one. Undefined where that is not certain. Only for Vitest, which mocks modules for the files of the project alone;
 * for names imported as they are; and where nothing else uses the additional mock. `candidates` are the calls that may
 * become asynchronous.
 */
export function additionalMockFor(
  graph: CallGraph,
  stub: ModuleStub,
  finding: Finding,
  form: Form | undefined,
  candidates: ReadonlySet<CallId>,
): Substitute | undefined {
  const source = form && isOfVitest(stub) ? sourceOf(graph, finding.blocking) : undefined;
  if (!form || !source || hasOtherSources(graph, stub, finding, source, candidates)) return undefined;
  if (form.isHelper ? !givesAll(graph, stub) : takesWhole(graph, finding.file, stub)) return undefined;
  if (isReplacedBesides(stub, form) || isAskedBesides(graph, stub, form)) return undefined;
  const besides = form.isHelper ? { helperOf: finding.file } : { request: `${stub.request}/promises` };
  return {
    ...{ file: stub.file.path, call: stub.call.index, replaced: stub.request, by: finding.blocking.id },
    ...{ sync: source === 'default' ? `default.${finding.method}` : finding.method, async: form.name, ...besides },
  };
}

// Matches: vi.mock('node:fs', async (importOriginal) => …) at the top of a file of ES modules
function isOfVitest({ file, call }: ModuleStub): boolean {
  const [request] = requestsReplaced(file, call);
  const isAlone = file.calls.filter((other) => requestsReplaced(file, other).includes(request));
  return (
    call.args[0].value !== undefined &&
    /^(?:vi|vitest)\.mock$/.test(call.text) &&
    call.fn === 0 &&
    call.position.unused &&
    file.format === 'esm' &&
    isAlone.length === 1 &&
    !file.calls.some(({ name }) => /^do(?:Un)?[mM]ock$|^unmock$/.test(name))
  );
}

/**
 * How a call refers to a module: through its exports, or through its default export. Undefined where it imports
 * neither.
 */
type Source = 'exports' | 'default';

// Matches: existsSync(path) after import { existsSync } from 'node:fs', fs.existsSync(path) after import fs from 'node:fs'
function sourceOf({ program }: CallGraph, { file, call }: BlockingCall): Source | undefined {
  const start = call.member?.object.start ?? call.callee.start;
  const item = program.file(file)?.imports.find(({ uses }) => uses.some((use) => use.start === start));
  if (!call.member) return item?.style === 'import-named' ? 'exports' : undefined;
  if (call.member.computed) return undefined;
  return item?.style === 'import-namespace' ? 'exports' : item?.style === 'import' ? 'default' : undefined;
}

/**
 * Whether other code that the tests reach uses the same function through another object, which may be mocked
 * differently, and may also become asynchronous. What stays synchronous does not meet the additional mock.
 */
function hasOtherSources(
  graph: CallGraph,
  { file }: ModuleStub,
  { blocking }: Finding,
  source: Source,
  candidates: ReadonlySet<CallId>,
): boolean {
  const isReached = whileInPlace(graph, functionId(file.path, 0), true);
  const same = graph.blocking.filter(({ id, method }) => method === blocking.method && candidates.has(id));
  return same.some((other) => sourceOf(graph, other) !== source && isReached(graph.program.callerOf(other.id)));
}

/** Whether the mock includes the real module, so that files which need more of it can be loaded. */
export function givesAll(graph: CallGraph, { file, call, request }: ModuleStub): boolean {
  const [, factory] = call.args;
  if (factory === undefined) return !hasOwnMock(graph, request);
  const real = new Set([bare(request), 'memfs', undefined]);
  return (factory.spreads ?? []).some(({ local, request: from }) => {
    const meant = local === undefined ? from : file.imports.find((item) => item.local === local)?.request;
    return local !== undefined && meant === undefined ? false : real.has(meant && bare(meant));
  });
}

// Matches: __mocks__/fs.cjs
function hasOwnMock({ sources }: CallGraph, request: string): boolean {
  const name = new RegExp(`(?:^|/)__mocks__/${bare(request)}\\.[cm]?[jt]s$`);
  return [...sources].some((path) => name.test(path));
}

// Matches: import fs from 'node:fs/promises', import { promises as fsp } from 'node:fs', by which the new call would go
function takesWhole({ program }: CallGraph, path: string, { request }: ModuleStub): boolean {
  const { imports } = program.file(path) as FileFacts;
  const known = imports.filter(({ typeOnly }) => !typeOnly);
  return known.some((item) =>
    item.imported === 'promises'
      ? bare(item.request) === bare(request)
      : bare(item.request) === `${bare(request)}/promises` && item.style !== 'import-named',
  );
}

/** Whether the test already mocks the replacement. */
function isReplacedBesides({ file, request }: ModuleStub, { isHelper }: Form): boolean {
  const requests = file.calls.flatMap((call) => requestsReplaced(file, call));
  return requests.some((one) =>
    isHelper ? /(?:^|\/)unblock-helpers/.test(one) : bare(one) === `${bare(request)}/promises`,
  );
}

/** Whether other code that the tests reach, or a test itself, uses the replacement and expects the real one. */
function isAskedBesides(graph: CallGraph, { file, request }: ModuleStub, { name, isHelper }: Form): boolean {
  const paths = [`${bare(request)}/promises.${name}`, `${bare(request)}.promises.${name}`];
  const isSame = (from: FileFacts, call: CallFacts): boolean => {
    const id = callId(from.path, call.index);
    const known = [...(graph.outside.get(id) ?? [])].filter((path) => path !== '?');
    if (known.length > 0 && !isHelper) return known.some((path) => paths.includes(path));
    return nameOf(from, call) === name && (isHelper || !graph.targets.get(id)?.size);
  };
  const isReached = whileInPlace(graph, functionId(file.path, 0), true);
  const mayRun = ({ path }: FileFacts, { fn }: CallFacts): boolean =>
    path === file.path || isReached(functionId(path, fn));
  return (
    graph.blocking.some(
      (other) => becomes(other, name, bare(request)) && isReached(graph.program.callerOf(other.id)),
    ) || [...graph.program.all].some((from) => from.calls.some((call) => isSame(from, call) && mayRun(from, call)))
  );
}

/** Whether a call of another module may become a call of the same name. */
function becomes({ module, method }: BlockingCall, name: string, replaced: string): boolean {
  return module.name !== replaced && [method.async, ...alikeOf(method)].includes(name);
}

// Matches: import { readFile as read } from 'node:fs/promises'; read(path)
function nameOf({ imports }: FileFacts, { callee, name }: CallFacts): string {
  const item = imports.find(
    ({ style, uses }) => style === 'import-named' && uses.some(({ start }) => start === callee.start),
  );
  return item?.imported ?? name;
}
