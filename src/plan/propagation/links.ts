import { isWithin } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Span } from '../../types';

/** The calls of a function that made the promise which a method continues: the one on which it is called, or those of a variable. */
// Matches: load() for load().then(show); const loaded = load(); … loaded.then(show)
export function linksBefore({ program }: CallGraph, fn: FunctionId, { member, continues }: CallFacts): CallFacts[] {
  const made = continues?.from ?? (member ? [member.object] : []);
  return made.length === 0 ? [] : program.callsIn(fn).filter(({ span }) => made.some((one) => isSame(one, span)));
}

/**
 * What a call is for a method of promises behind it: a `link` whose promise that continues, perhaps through others, or a `part`
 * of what was given to one.
 */
// Matches: load(file) is a link, and file() a part, for the last of load(file()).then(show).catch(report)
export function linkBehind(
  graph: CallGraph,
  fn: FunctionId,
  first: CallFacts,
  second: CallFacts,
): 'link' | 'part' | undefined {
  const seen = new Set([second]);
  // The set grows while it is iterated: a work list.
  for (const link of seen) {
    const { member, continues } = link;
    if (continues?.repeats && link === first) return 'link';
    const made = (continues?.from ?? (member ? [member.object] : [])).find((one) => isWithin(first.span, one));
    if (made) return made.start === first.span.start ? 'link' : 'part';
    for (const before of linksBefore(graph, fn, link)) seen.add(before);
  }
  return undefined;
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
