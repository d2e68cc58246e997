import { memoisedBy } from '../memoised';
import type { SourceFile } from '../types';
import { COMMANDS, FOLDER_LOADERS, NAMESPACE_LOADERS } from './listings';

const REQUEST =
  /(?:\b(?:\w*(?:[rR]equire(?:Actual)?|importActual|[iI]nclude|Fresh|jiti)|rfr|esm|rewire|proxyquire(?:\.\w+(?:\(\))?)*)\s*\(|\)\(|\bfrom|\bimport\s*\(?|(?<![.\w$])use\s*\()\s*['"`]([^'"`\n]+)['"`]/g;
const COMPUTED = /\bmain(?:Module)?\.require\(|\b(?:require|import)\s*\(\s*(?!['"`][^'"`\n$]*['"`]\s*[,)])[^)\s]/;

/** Outside functions that load modules: those of Node, rfr, which finds them from the root, and one that loads them anew. */
export const LOADERS = new Set([
  ...['require', 'rfr', 'require.main.require', 'process.mainModule.require', 'import-fresh'],
  ...['jiti()', 'jiti.createJiti()', 'esm()', 'app-root-path.require'],
]);
/** They return such a function, for the file that they are given. */
export const LOADER_MAKERS = new Set(['jiti', 'esm']);
/** Their `require` finds modules from the root of the program. */
export const ROOTS = new Set(['app-root-path']);
/** Outside functions by which tests load a module of the program, with other modules or variables in it replaced. */
export const LOADERS_OF_TESTS = new Set(['proxyquire', 'rewire']);
/** Makes such a function. */
export const MAKES_LOADER = 'module.createRequire';

/** Stands in the pattern of a request for a text that callers give. */
export const GIVEN = '\u0001';

/** A request in a text, where it starts (`from`, `require(`), and where its statement continues after it. */
export interface RequestText {
  readonly request: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The requests of `require` (or what is called like it), `import` and `export … from` in a file, without parsing it, so
 * those in comments count, too.
 */
export const requestsOf = memoisedBy(({ text }: Pick<SourceFile, 'text'>): readonly RequestText[] =>
  [...text.matchAll(REQUEST)].map(({ 0: whole, 1: request, index: start }) => ({
    request,
    start,
    end: start + whole.length,
  })),
);

const LOADS_FOLDER = new RegExp(`['"](?:${[...FOLDER_LOADERS.keys()].join('|')})['"]`);
// Matches: consign().include('models').into(app)
const GIVES_BY_NAME = new RegExp(`['"](?:${NAMESPACE_LOADERS.join('|')})['"]`);
const LISTS = /readdir|glob|\bwalk/i;

/**
 * Whether a text loads files into a namespace, from which they take each other by name: nothing in their own
 * texts says so.
 */
export function loadsByName(text: string): boolean {
  return GIVES_BY_NAME.test(text);
}

// Matches: models, of load('models', { cwd: 'app' }), and config, of include('./config/routes.js')
const NAMESPACE = /['"](?:\.?\/)?([A-Za-z_$][\w$-]*)(?:\/[\w./$-]*)?['"]/g;

/** The names under which a text may load files into a namespace: those of their uppermost folders. */
export function namespacesIn(text: string): string[] {
  return loadsByName(text) ? [...text.matchAll(NAMESPACE)].map(([, name]) => name) : [];
}

/** Whether a text may list files, or load some whose names are computed. */
export function handlesFiles(text: string): boolean {
  return LISTS.test(text) || loadsComputed(text);
}

/** Whether a text loads a module whose name is computed: `require(name)`, or a whole folder of them. */
export function loadsComputed(text: string): boolean {
  return COMPUTED.test(text) || LOADS_FOLDER.test(text) || loadsByName(text) || text.includes(`.${COMMANDS}(`);
}

const SETS_GLOBAL = /\bglobal(?:This)?\.([A-Za-z_$][\w$]*)\s*=(?!=)/g;
/** What programs for browsers expect there. */
const OF_BROWSERS =
  /^(?:window|document|navigator|self|location|localStorage|XMLHttpRequest|IS_REACT_ACT_ENVIRONMENT)$/;

/** The names that a text puts in the global object, apart from those that Node or a browser has there. */
// Matches: global.WIKI = WIKI
export function globalsSetIn(text: string): string[] {
  if (!text.includes('global')) return [];
  const names = [...text.matchAll(SETS_GLOBAL)].map(([, name]) => name);
  return names.filter((name) => !(name in globalThis) && !OF_BROWSERS.test(name));
}
