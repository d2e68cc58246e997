import type { CallGraph, FunctionId, Span } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { entriesOf, titleOf } from '../graph-index';
import type { Closure } from '../propagation/closure';
import { pausesOf } from '../propagation/pauses';
import { DeferredWork, OF_REQUEST } from './deferred-work';
import type { Held } from './held-objects';
import { isAtOnce } from './late-work';

/**
 * An async function that is given to code out of sight, and that waited for nothing, was done when its call returned: that code
 * may look at once at what the function changes in its arguments.
 */
// Matches: load(file, { onLoaded: async (config) => { config.hash = await hash(config.password); } })
export function watchedArguments(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
): Guarding['hazards'] {
  const parts = new DeferredWork(graph, effects);
  return closures.flatMap(({ finding, awaits, loops, resumed, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed]);
    const found = waits.filter(({ fn, start }) => isWatched(graph, fn) && isAtOnce(graph, fn, start));
    const late = found.filter(({ fn, start }) => changesArgument(graph, fn, parts.heldAfter(fn, start)));
    return [...new Set(late.map(({ fn }) => fn))].map((fn) => ({
      fn: owner,
      hazard: {
        code: 'unawaited',
        message: `${titleOf(graph, fn)} changes what it is given later now, and whoever calls it may not wait for that`,
        at: graph.program.at(fn),
        findings: [finding.id],
      },
    }));
  });
}

/** Whether code out of sight calls an async function, other than a framework. */
function isWatched(graph: CallGraph, fn: FunctionId): boolean {
  if (entriesOf(graph, fn).length > 0) return false;
  const handed = graph.callbacks.get(fn) ?? [];
  const isOutside = graph.escaped.has(fn) || handed.some(({ use }) => use.kind === 'unknown');
  return graph.program.fn(fn).async && isOutside;
}

/** Whether a part of a function changes what that gets, other than the objects of a request. */
function changesArgument({ program }: CallGraph, fn: FunctionId, held: readonly Held[]): boolean {
  const { span } = program.fn(fn);
  const passing = program.callsIn(fn).filter(({ text }) => !text.startsWith('Object.'));
  const isPassed = (at: number): boolean => passing.some(({ args }) => args.some((arg) => isIn(arg.span, at)));
  return held.some(
    ({ local: { name, declared, changes }, changes: isChanged }) =>
      isChanged && !OF_REQUEST.test(name) && isIn(span, declared) && changes.some((at) => !isPassed(at)),
  );
}

function isIn({ start, end }: Span, at: number): boolean {
  return at >= start && at < end;
}
