import { isStandard } from '../../language/promise-libraries';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, FunctionId } from '../../types';

/**
 * Whether somebody does more with the promise of a library that a function returns than with any promise: an async function
 * returns one of the language.
 */
// Matches: load().fail(report), load().then(show).tap(count), jobs.push(load()), and not: load().then(show).catch(report)
export function needsLibraryPromise(
  graph: CallGraph,
  id: FunctionId,
  seen: ReadonlySet<FunctionId> = new Set([id]),
): boolean {
  const { program, to, callbacks } = graph;
  if (program.fn(id).async) return false;
  if ((callbacks.get(id) ?? []).some(({ use }) => use.kind !== 'handler')) return true;
  return (to.get(id) ?? []).some(({ call, caller, kind }) => {
    if (kind === 'callback' || isTestFile(pathOf(caller))) return false;
    const { awaited, returned, promised, unused } = program.call(call).position;
    const links = linksOf(graph, caller, program.call(call));
    if (links.some(({ name, args }) => !isStandard(name, args.length))) return true;
    const isReturned = returned || links.some(({ position }) => position.returned);
    if (isReturned && !seen.has(caller)) return needsLibraryPromise(graph, caller, new Set([...seen, caller]));
    return !(awaited || isReturned || promised || unused);
  });
}

/** The calls of methods of what a call returns, and of what these return. */
function linksOf({ program }: CallGraph, fn: FunctionId, { span, index }: CallFacts): readonly CallFacts[] {
  return program
    .callsIn(fn)
    .filter((call) => call.index !== index && call.span.start === span.start && call.span.end > span.end);
}
