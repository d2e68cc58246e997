import { pathOf } from '../../program';
import { isBuildFile, isTestFile } from '../../projects/test-files';
import type { CallGraph, Context } from '../../types';

/**
 * Whether a file contains tests and so is no part of the server: by its name, unless what starts the server loads it, at
 * once or later. `roots` are the files that something outside starts.
 */
// Matches: test/notes.test.js, and not spec/routes.js of: app.use(require('./spec/routes'))
export function testsOf(graph: CallGraph, roots: ReadonlyMap<string, Context>): (path: string) => boolean {
  const served = servedFiles(graph, roots);
  return (path) => isTestFile(path) && !served.has(path);
}

/** Whether only what configures a tool loads a file, which then serves nobody but those who write the program. */
// Matches: webpack.config.js of: devServer: { before: mocks.install }, and the file with `mocks`
export function buildsOf(graph: CallGraph, roots: ReadonlyMap<string, Context>): (path: string) => boolean {
  const configured = [...graph.sources].filter(isBuildFile);
  if (configured.length === 0) return () => false;
  const served = servedFiles(graph, roots);
  const below = withLoaded(graph, configured);
  return (path) => below.has(path) && !served.has(path);
}

function servedFiles(graph: CallGraph, roots: ReadonlyMap<string, Context>): ReadonlySet<string> {
  return withLoaded(
    graph,
    [...roots].flatMap(([path, context]) => (context === 'startup_path' ? [path] : [])),
  );
}

/** Files, with those that they load, at once or later. */
function withLoaded(graph: CallGraph, files: readonly string[]): ReadonlySet<string> {
  const loadedBy = new Map<string, string[]>();
  for (const { from, to } of graph.loads) loadedBy.set(pathOf(from), [...(loadedBy.get(pathOf(from)) ?? []), to]);
  const found = new Set(files);
  // The set grows while it is iterated: a work list.
  for (const path of found) for (const loaded of loadedBy.get(path) ?? []) found.add(loaded);
  return found;
}
