import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import { closure } from '../../file-links';
import { loadersOf } from '../loaded-files';
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
  const loading = closure([...functions].map(pathOf), loadersOf(graph.loads));
  return sources
    .filter(({ path }) => loading.has(path) && isTestFile(path) && graph.program.file(path)?.typescript)
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map(({ path }) => path);
}
