import { callId, functionId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, CallId, ChangeSet, FileFacts, FunctionId, TypeSite } from '../../types';
import { methodReplaced } from './stub-calls';

/** Methods that set the result of a test double, and their counterparts for promises. */
const PROMISED: ReadonlyMap<string, string> = new Map([
  ['returns', 'resolves'],
  ['mockReturnValue', 'mockResolvedValue'],
  ['mockReturnValueOnce', 'mockResolvedValueOnce'],
]);
/** Calls with a function that replaces another one. */
const REPLACES = /^(?:mockImplementation(?:Once)?|callsFake|method|replace|spyOn)$/;

/** A test double, in TypeScript, for functions. */
interface TestDouble {
  readonly replaced: readonly FunctionId[];
  readonly site?: TypeSite;
  readonly fake?: FunctionId;
}

/**
 * Completes sets: the double of a function that becomes async must have the type of one that returns a promise, so
 * `returns` becomes `resolves`, and a function written there becomes async. (JavaScript awaits either.) Files that are
 * kept are left alone.
 */
export function withAsyncDoubles(graph: CallGraph, kept: ReadonlySet<string>): (set: ChangeSet) => ChangeSet {
  const typed = doublesByCall(graph);
  const all = [...graph.program.all]
    .filter(({ path, typescript }) => typescript && isTestFile(path) && !kept.has(path))
    .flatMap((file) => file.calls.flatMap((call) => testDoubles(graph, file, call, typed)));
  return (set) => {
    const async = new Set(set.async);
    const found = all.filter(({ replaced }) => replaced.every((fn) => async.has(fn)));
    if (found.length === 0) return set;
    const fakes = found.flatMap(({ fake }) => (fake === undefined ? [] : [fake]));
    const sites = found.flatMap(({ site }) => (site ? [site] : []));
    const files = [...fakes.map((fn) => graph.program.fileOf(fn).path), ...sites.map(({ file }) => file)];
    return {
      ...set,
      async: [...new Set([...set.async, ...fakes])],
      sites: [...set.sites, ...sites],
      files: [...new Set([...set.files, ...files])].sort(),
    };
  };
}

/** The functions that doubles stand for by their type, by the calls that set what they give. */
// Matches: store.load.mockReturnValue('text'), where `store` is a jest.Mocked<Store>
function doublesByCall({ contracts }: CallGraph): ReadonlyMap<CallId, readonly FunctionId[]> {
  const found = new Map<CallId, readonly FunctionId[]>();
  for (const { members, doubles } of contracts?.values() ?? []) for (const call of doubles) found.set(call, members);
  return found;
}

function testDoubles(
  graph: CallGraph,
  file: FileFacts,
  call: CallFacts,
  typed: ReadonlyMap<CallId, readonly FunctionId[]>,
): TestDouble[] {
  const known = replacedBy(graph, file, call);
  const replaced = known.length > 0 ? known : (typed.get(callId(file.path, call.index)) ?? []);
  if (replaced.length === 0) return [];
  return [call, ...chainedCalls(file, call)].flatMap((one) => {
    const promised = one.member && PROMISED.get(one.name);
    const site =
      promised !== undefined && one.member
        ? { file: file.path, span: one.member.property, becomes: promised }
        : undefined;
    const fake = REPLACES.test(one.name) ? functionIn(file, one) : undefined;
    return site || fake !== undefined ? [{ replaced, site, fake }] : [];
  });
}

// Matches: sinon.stub(store, 'load'), vi.mocked(load), (load as jest.MockedFunction<typeof load>).mockReturnValue('a')
function replacedBy(graph: CallGraph, { path }: FileFacts, call: CallFacts): readonly FunctionId[] {
  const id = callId(path, call.index);
  const name = methodReplaced(call);
  if (name !== undefined) return graph.heldBy(id, call.args[0].node, name);
  if (call.name === 'mocked' && call.args.length > 0) return graph.valuesOf(id, call.args[0].node).functions;
  if (!/^mock[RI]/.test(call.name) || call.receiverNode < 0) return [];
  return graph.valuesOf(id, call.receiverNode).functions;
}

/** The calls chained to the result of a call, directly or through the variable that holds it. */
function chainedCalls(file: FileFacts, { span, resultNode }: CallFacts): CallFacts[] {
  const names = new Set(file.flow.flatMap((row) => (row[0] === 'copy' && row[2] === resultNode ? [row[1]] : [])));
  const own = [...names].filter((node) => file.flow.filter((row) => row[0] === 'copy' && row[1] === node).length === 1);
  const next = file.calls.filter(
    ({ member, receiverNode }) =>
      member && ((member.object.start === span.start && member.object.end === span.end) || own.includes(receiverNode)),
  );
  return next.flatMap((call) => [call, ...chainedCalls(file, call)]);
}

/** The function written as the last argument, unless it already waits. */
function functionIn(file: FileFacts, { args }: CallFacts): FunctionId | undefined {
  const last = args.at(-1);
  if (last?.kind !== 'function') return undefined;
  const fn = file.functions.find(({ span }) => span.start === last.span.start && span.end === last.span.end);
  return fn && !fn.async && !fn.generator ? functionId(file.path, fn.index) : undefined;
}
