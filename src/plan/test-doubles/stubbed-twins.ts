import { functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { methodReplaced, modulesReplaced } from './stub-calls';
import { whileInPlace } from './stub-scopes';

/** What a test replaces: functions by name, or the whole export of a file. */
interface Replacement {
  readonly name?: string;
  readonly files: ReadonlySet<string>;
  readonly at: string;
  readonly by: FunctionId;
}

/**
 * Tests that mock a function which gets a twin: the mock has no twin, so requests would call the twin of the original.
 */
export function stubbedTwins(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const twinned = closures.filter(({ copies }) => copies.length > 0);
  if (twinned.length === 0) return [];
  const tests = [...graph.program.all].filter(({ path }) => isTestFile(path));
  const replacements = tests.flatMap((file) => [
    ...file.calls.flatMap((call) => replacementsBy(graph, file, call)),
    ...assignedIn(file),
  ]);
  return twinned.flatMap((closure) => {
    for (const replacement of replacements) {
      const fn = replacedOf(graph, closure, replacement);
      if (fn !== undefined) return [told(graph, closure, fn, replacement)];
    }
    return [];
  });
}

function told(graph: CallGraph, { finding, owner }: Closure, fn: FunctionId, { at }: Replacement) {
  const message = `a test mocks ${graph.program.fn(fn).name}, but its asynchronous twin is called instead`;
  return { fn: owner, hazard: { code: 'stubbed', message, at, findings: [finding.id] } } as const;
}

function replacementsBy(graph: CallGraph, file: FileFacts, call: CallFacts): Replacement[] {
  const [at, by] = [`${file.path}:${call.line}`, functionId(file.path, call.fn)];
  const name = methodReplaced(call);
  const paths = modulesReplaced(graph, file, call);
  if (name !== undefined) return [{ name, files: new Set(), at, by }];
  return paths.length > 0 ? [{ files: new Set(paths), at, by }] : [];
}

// Matches: store.load = jest.fn()
function assignedIn({ path, flow, functions }: FileFacts): Replacement[] {
  return flow.flatMap((row) => {
    if (row[0] !== 'store' || row[4] === undefined) return [];
    const [, , name, , by] = row;
    return [{ name, files: new Set(), at: `${path}:${functions[by].line}`, by: functionId(path, by) }];
  });
}

/** The function with a twin that a call would reach although it is mocked. */
function replacedOf(graph: CallGraph, { copies }: Closure, replacement: Replacement): FunctionId | undefined {
  const candidates = copies.flatMap(({ fn, calls }) => [...calls].map((call) => ({ fn, call })));
  const hit = candidates.filter(({ fn, call }) => isReplaced(graph, fn, call, replacement));
  if (hit.length === 0) return undefined;
  const isInPlace = whileInPlace(graph, replacement.by, replacement.name === undefined);
  return hit.find(({ call }) => isInPlace(graph.program.callerOf(call)))?.fn;
}

function isReplaced(graph: CallGraph, fn: FunctionId, id: CallId, { name, files }: Replacement): boolean {
  if (name !== undefined) return isNamed(graph, fn, name);
  return pathOf(fn) !== pathOf(id) && (files.has(pathOf(fn)) || comesFrom(graph, id, files));
}

/** Whether a function has a name by which a test replaces it. */
export function isNamed(graph: CallGraph, fn: FunctionId, name: string): boolean {
  return graph.program.fn(fn).name === name || graph.namesOf(fn).open.some(({ naming }) => naming.name === name);
}

/** Whether the callee was imported from one of these files. */
function comesFrom(graph: CallGraph, id: CallId, files: ReadonlySet<string>): boolean {
  const { callee, member } = graph.program.call(id);
  const start = member?.object.start ?? callee.start;
  const { path, imports } = graph.program.fileOf(id);
  const used = imports.filter(({ uses }) => uses.some((use) => use.start === start));
  return used.some(({ request }) => graph.resolve(path, request).some((found) => files.has(found)));
}
