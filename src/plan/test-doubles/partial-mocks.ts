import { functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, touchedFiles, type Closure } from '../propagation/closure';
import { bare, requestsReplaced } from './stub-calls';
import { whileInPlace } from './stub-scopes';
import type { Replacing } from './stubs';
import { givesAll, type ModuleStub } from './additional-mocks';

/**
 * Tests that mock a module partially. If the mock lacks what the helper file needs when it is loaded, no file that
 * imports the helpers can be loaded there, whether its functions are called or not.
 */
export function loadedInPart(
  graph: CallGraph,
  closures: readonly Closure[],
  replacing: Replacing,
): Guarding['hazards'] {
  const asked = new Set(closures.flatMap((closure) => askedByLoading(closure, replacing)));
  const importing = closures.filter((closure) => importsHelpers(graph, closure, replacing));
  const told = new Map<string, Guarding['hazards'][number]>();
  for (const stub of partsOf(graph, asked)) {
    const at = `${stub.file.path}:${stub.call.line}`;
    const isLoaded = whileInPlace(graph, functionId(stub.file.path, stub.call.fn), true);
    for (const closure of importing) {
      const { finding, owner } = closure;
      if (told.has(finding.id) || !filesOf(graph, closure, replacing).some((path) => isLoaded(functionId(path, 0))))
        continue;
      const message = `a test mocks a part of the module ${bare(stub.request)}, and the helper file needs more of it when it is loaded`;
      told.set(finding.id, { fn: owner, hazard: { code: 'stubbed', message, at, findings: [finding.id] } });
    }
  }
  return [...told.values()];
}

/** The mocks of these modules that provide only what they list. */
function partsOf(graph: CallGraph, modules: ReadonlySet<string>): ModuleStub[] {
  const tests = [...graph.program.all].filter(({ path }) => isTestFile(path));
  const stubs = tests.flatMap((file) =>
    file.calls.flatMap((call) => requestsReplaced(file, call).map((request) => ({ file, call, request }))),
  );
  const isInPart = (stub: ModuleStub): boolean => stub.call.args[1]?.kind === 'function' && !givesAll(graph, stub);
  return stubs.filter((stub) => modules.has(bare(stub.request)) && isInPart(stub));
}

// Matches: const appendFileAsync = promisify(appendFile), and the same in the helper file, which asks `fs` for what it needs
function askedByLoading({ finding: { blocking } }: Closure, { instead }: Replacing): string[] {
  const { module, method } = blocking;
  if (method.via === 'promisify' && !instead.has(blocking.id)) return [module.name];
  const isHelped = method.via === 'helper' || instead.has(blocking.id);
  return isHelped && module.category !== 'child_process' ? ['fs'] : [];
}

function importsHelpers(graph: CallGraph, closure: Closure, replacing: Replacing): boolean {
  const { finding, guards, loops } = closure;
  return (
    replacing.instead.has(finding.blocking.id) ||
    ['helper', 'promisify'].includes(finding.blocking.method.via) ||
    guards.some(({ by }) => 'helper' in by) ||
    loops.size > 0 ||
    lockedBy(graph, closure, replacing).length > 0
  );
}

function filesOf(graph: CallGraph, closure: Closure, replacing: Replacing): string[] {
  return [...new Set([...touchedFiles(closure), ...lockedBy(graph, closure, replacing).map(pathOf)])];
}

function lockedBy(graph: CallGraph, closure: Closure, { locks }: Replacing): FunctionId[] {
  const holders = new Set(holdersOf(graph, closure));
  return locks.map(({ fn }) => fn).filter((fn) => holders.has(fn));
}
