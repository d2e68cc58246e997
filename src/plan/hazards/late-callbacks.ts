import type { CallFacts, CallGraph, FunctionId, Hazard } from '../../types';
import { areChoices } from '../branches';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';
import { sessionStores } from './session-stores';
import { isCallback, setTooLate } from './sibling-callbacks';

/** Operations of Node, and of packages like it, that need the folder of a file, or make it: by name, because any package has some. */
const NEEDS_FOLDER =
  /^(?:appendFile|copy|copyFile|cp|createWriteStream|link|mkdtemp|move|mv|open|output[A-Z]\w*|rename|symlink|write(?:File|Json|JSON))$/;

/** What callbacks do too late, now that they wait or are called later, for what is under way beside them. */
export function lateCallbacks(
  graph: CallGraph,
  closures: readonly Closure[],
  offered: ReadonlySet<FunctionId>,
): Guarding['hazards'] {
  return [
    ...setTooLate(graph, closures),
    ...foldersBeside(graph, closures),
    ...sessionStores(graph, closures, offered),
  ];
}

/**
 * Callbacks that make a folder, and wait for it now, beside an operation that the function around starts right behind and that
 * needs folders: it may find none, or make it itself, so that the callback fails.
 */
// Matches: fs.access(dir, (error) => { if (error) fs.mkdirSync(dir); }); fs.rename(upload, file, done);
function foldersBeside(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding, owner, async: made }) => {
    if (finding.blocking.method.effect !== 'make') return [];
    return [...made].flatMap((fn) => {
      const beside = isCallback(graph, fn) ? startedBeside(graph, fn) : undefined;
      if (beside === undefined) return [];
      const message = `${beside.text} is started beside this callback, which takes longer to make a folder now`;
      const hazard: Hazard = { code: 'in-flight', message, at: graph.program.at(fn), findings: [finding.id] };
      return [{ fn: owner, hazard }];
    });
  });
}

/** Such an operation behind the call that gets the callback, before anything is waited for. */
function startedBeside(graph: CallGraph, fn: FunctionId): CallFacts | undefined {
  const { program, callbacks } = graph;
  for (const { call } of callbacks.get(fn) ?? []) {
    const around = program.callerOf(call);
    const { end } = program.call(call).span;
    const isMet = (at: number): boolean =>
      at > end && !areChoices(program, around, end, at) && !waitsOf(graph).isBetween(around, end, at);
    const found = program.callsIn(around).find(({ name, span }) => NEEDS_FOLDER.test(name) && isMet(span.start));
    if (found) return found;
  }
  return undefined;
}
