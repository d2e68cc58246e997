import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Context } from '../../types';

/**
 * Whether a file contains tests and so is no part of the server: by its name, unless what starts the server loads it, at
 * once or later. `roots` are the files that something outside starts.
 */
// Matches: test/notes.test.js, and not spec/routes.js of: app.use(require('./spec/routes'))
export function testsOf(graph: CallGraph, roots: ReadonlyMap<string, Context>): (path: string) => boolean {
  const loadedBy = new Map<string, string[]>();
  for (const { from, to } of graph.loads) loadedBy.set(pathOf(from), [...(loadedBy.get(pathOf(from)) ?? []), to]);
  const served = new Set([...roots].flatMap(([path, context]) => (context === 'startup_path' ? [path] : [])));
  // The set grows while it is iterated: a work list.
  for (const path of served) for (const loaded of loadedBy.get(path) ?? []) served.add(loaded);
  return (path) => isTestFile(path) && !served.has(path);
}
