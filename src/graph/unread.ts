import { pathOf } from '../program';
import { loadsComputed, requestsIn } from '../language/requests';
import type { CallGraph, SourceFile, Unread } from '../types';

/**
 * What is known of files that could not be parsed: their text, and the files whose functions they may get, because they, or
 * something that loads them, load those. What stands apart (another language with the same extension) calls nothing of ours.
 */
export function unreadOf(graph: CallGraph, unread: readonly SourceFile[]): Unread[] {
  const edges = [
    ...graph.loads.map(({ from, to }): [string, string] => [pathOf(from), to]),
    ...unread.flatMap((file) => loadedBy(graph, file).map((to): [string, string] => [file.path, to])),
  ];
  return unread.map(({ path, text }) => {
    if (loadsComputed(text)) return { text };
    const above = closure(
      [path],
      edges.map(([from, to]) => [to, from]),
    );
    return { text, near: closure(above, edges) };
  });
}

function loadedBy(graph: CallGraph, { path, text }: SourceFile): string[] {
  return [...requestsIn(text)].flatMap(([, request]) => graph.resolve(path, request));
}

/** All that can be got to from some files. */
function closure(start: Iterable<string>, edges: readonly (readonly [string, string])[]): Set<string> {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const seen = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    queue.push(...(next.get(path) ?? []));
  }
  return seen;
}
