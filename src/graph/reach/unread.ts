import { pathOf } from '../../program';
import { loadsComputed, requestsOf } from '../../language/requests';
import type { CallGraph, SourceFile, Unread } from '../../types';

/**
 * The texts of files that could not be parsed, and the files whose functions they may use: those that they, or a file
 * that loads them, load. An unrelated file (another language with the same extension) calls nothing.
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

function loadedBy(graph: CallGraph, file: SourceFile): string[] {
  return requestsOf(file).flatMap(({ request }) => graph.resolve(file.path, request));
}

/** All files reachable from some files by requests. */
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
