import type { CallGraph, SourceFile } from '../types';

const REQUEST = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?)\s*['"`]([^'"`\n]+)['"`]/g;
const DYNAMIC = /\b(?:require|import)\s*\(\s*(?!['"`][^'"`\n]*['"`]\s*\))/;

/**
 * Those of the files that could not be parsed which may call functions of the program: they load a file of it, directly or
 * through each other, or are loaded by one. What stands alone (another language with the same extension) calls nothing.
 */
export function unreadCallers(graph: CallGraph, unread: readonly SourceFile[]): SourceFile[] {
  const loaded = new Set(graph.loads.map(({ to }) => to));
  const connected = new Set(unread.filter(({ path, text }) => loaded.has(path) || DYNAMIC.test(text)));
  const meets = (path: string): boolean =>
    graph.program.file(path) !== undefined || [...connected].some((file) => file.path === path);
  for (let before = -1; before !== connected.size;) {
    before = connected.size;
    for (const file of unread) if (loadedBy(graph, file).some(meets)) connected.add(file);
  }
  return unread.filter((file) => connected.has(file));
}

function loadedBy(graph: CallGraph, { path, text }: SourceFile): string[] {
  return [...text.matchAll(REQUEST)].flatMap(([, request]) => graph.resolve(path, request));
}
