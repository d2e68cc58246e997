import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { SourceFile } from '../../types';
import { isAlwaysRead } from './hotness';
import type { Load } from './outline';

const MODULES = builtinModules.filter((name) => !name.startsWith('_')).join('|');
const SERVERS = 'express|koa|fastify|hono|puppeteer[\\w-]*|playwright[\\w-]*';
/** What only a program of Node says. */
const OF_NODE = new RegExp(
  `(?<![\\w$.])(?:process\\.(?:env|cwd|argv|on|exit|platform|nextTick)\\b|require\\(|__dirname\\b)|\\bmodule\\.exports\\b|` +
    `(?:from|import)\\s*\\(?['"](?:node:[\\w/]+|${MODULES}|${SERVERS})['"]`,
);
/** A handler, which may be loaded by its place. */
const HANDLES = /\b(?:req|request|ctx)\b[^,()]*,\s*(?:res|response|reply|next)\b/;
/** What only a page in a browser says. */
const OF_PAGE =
  /(?<![\w$.])(?:document|window|localStorage)\.\w|\bfrom\s*['"](?:react|react-dom|vue|svelte|@angular\/\w+)['"/]/;
const PAGE = /(?:^|\/)index\.html$/;

/**
 * The files without those that only pages in a browser load: nothing that runs in Node, or that nobody knows who loads, imports
 * them. `paths` are those of all files of the project.
 */
// Matches: src/App.jsx and src/util.js, which only that imports; public/scripts/menu.js beside public/index.html
export function withoutPages(
  files: readonly SourceFile[],
  loads: readonly Load[],
  paths: Iterable<string>,
): readonly SourceFile[] {
  const sites = foldersOfPages(paths);
  const isImported = new Set(loads.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const isOfPage = ({ path, text }: SourceFile): boolean =>
    OF_PAGE.test(text) || (text.includes('import') && sites.some((folder) => path.startsWith(folder)));
  const runsInNode = (file: SourceFile): boolean =>
    OF_NODE.test(file.text) ||
    HANDLES.test(file.text) ||
    isAlwaysRead(file) ||
    (!isImported.has(file.path) && !isOfPage(file));
  const imports = new Map<string, string[]>();
  for (const { from, to } of loads) imports.set(from, [...(imports.get(from) ?? []), to]);
  const loaded = new Set(files.filter(runsInNode).map(({ path }) => path));
  // The set grows while it is iterated: a work list.
  for (const path of loaded) for (const other of imports.get(path) ?? []) loaded.add(other);
  return files.filter(({ path }) => loaded.has(path));
}

function foldersOfPages(paths: Iterable<string>): readonly string[] {
  const folders = [...paths].filter((path) => PAGE.test(path)).map((path) => `${posix.dirname(path)}/`);
  return folders.filter((folder) => folder !== './');
}
