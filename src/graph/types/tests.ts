import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FunctionId, SourceFile } from '../../types';

/**
 * TypeScript tests that load files with some functions and mention one of them by name: their mocks of those functions
 * have their types.
 */
export function testsUsing(
  graph: CallGraph,
  sources: readonly SourceFile[],
  functions: ReadonlySet<FunctionId>,
): string[] {
  const names = [...new Set([...functions].map((id) => graph.program.fn(id).name))].filter((name) => name !== '');
  const loading = loadersOf(graph, new Set([...functions].map(pathOf)));
  return sources
    .filter(({ path }) => loading.has(path) && isTestFile(path) && graph.program.file(path)?.typescript)
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map(({ path }) => path);
}

/** These files, and their transitive importers. */
function loadersOf({ loads }: CallGraph, paths: ReadonlySet<string>): ReadonlySet<string> {
  const loaders = new Map<string, string[]>();
  for (const { from, to } of loads) loaders.set(to, [...(loaders.get(to) ?? []), pathOf(from)]);
  const found = new Set(paths);
  // The set grows while it is iterated: a work list.
  for (const path of found) for (const loader of loaders.get(path) ?? []) found.add(loader);
  return found;
}
