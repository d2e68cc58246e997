import { packageOf } from '../projects/packages';
import type { CallGraph, FileFacts, PackageInfo } from '../types';

/** The extension in relative imports: that of the compiled file, that of the source, or none. */
export type Extension = '' | '.js' | '.ts';

const TYPESCRIPT = /\.tsx?$/;
/** May be named in full by who imports its types only, whatever the settings are. */
const DECLARATION = /\.d\.[cm]?ts$/;

/**
 * The extension under which a file imports another of the project. TypeScript asks for one or for none, depending on its
 * settings: as the file itself has it, or else the other files of its package.
 */
export function extensionFor(
  graph: CallGraph,
  packages: readonly PackageInfo[],
  facts: FileFacts,
  isTypeScript: boolean,
): Extension {
  const home = packageOf(facts.path, packages);
  // What runs ES modules of a CommonJS package finds TypeScript under its own name, or none.
  if (!facts.typescript) return facts.format === 'esm' && !(isTypeScript && home.type === 'cjs') ? '.js' : '';
  const own = extensionIn(graph, facts, isTypeScript);
  if (own !== undefined) return own;
  for (const file of graph.program.all) {
    if (file.format !== facts.format || packageOf(file.path, packages) !== home) continue;
    const found = extensionIn(graph, file, isTypeScript);
    if (found !== undefined) return found;
  }
  return home.type === 'esm' ? '.js' : '';
}

// Matches: import { load } from './store.js', where there is a store.ts
function extensionIn(graph: CallGraph, { path, typescript, imports }: FileFacts, of: boolean): Extension | undefined {
  if (!typescript) return undefined;
  for (const { request } of imports) {
    if (!/^\.{1,2}\//.test(request) || DECLARATION.test(request)) continue;
    const isAlike = graph.resolve(path, request).some((found) => TYPESCRIPT.test(found) === of);
    if (isAlike) return request.endsWith('.js') ? '.js' : TYPESCRIPT.test(request) ? '.ts' : '';
  }
  return undefined;
}
