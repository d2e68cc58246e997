import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { BlockingModule, SourceFile } from '../../types';
import { importersOf, importsOf, pathsFrom } from './connected';
import { isAlwaysRead } from './hotness';
import type { Load } from './outline';

const MODULES = builtinModules.filter((name) => !name.startsWith('_')).join('|');
const SERVERS = 'express|koa|fastify|hono|puppeteer[\\w-]*|playwright[\\w-]*';
const OF_PROCESS = '(?<![\\w$.])(?:process\\.(?:env|cwd|argv|on|exit|platform|nextTick)|__dirname)\\b';
const OF_PACKAGES = importOf(`node:[\\w/]+|${MODULES}|${SERVERS}`);
/** What only a program of Node says. */
const OF_NODE = new RegExp(`${OF_PROCESS}|(?<![\\w$.])require\\(|\\bmodule\\.exports\\b|${OF_PACKAGES}`);
/** A library that is made for pages, too, says the rest whether it runs in Node or not: https://github.com/umdjs/umd. */
const OF_ANY = /\bdefine\.amd\b/;
const OF_NODE_ONLY = new RegExp(`${OF_PROCESS}|${OF_PACKAGES}`);
/** What a file says that others load, that loads others, or that does something without. */
const OF_MODULE = /\b(?:(?:import|require)(?:Actual)?|exports?|define|global(?:This)?|process|Atomics|Bun|Deno)\b/;
/** A handler, which may be loaded by its place. */
const HANDLES = /\b(?:req|request|ctx)\b[^,()]*,\s*(?:res|response|reply|next)\b/;
/** What only a page in a browser says. */
const OF_PAGE =
  /(?<![\w$.])(?:document|window|localStorage)\.\w|\bfrom\s*['"](?:react|react-dom|vue|svelte|@angular\/\w+)['"/]/;
const PAGE = /(?:^|\/)index\.html$/;

/**
 * The files without those that only pages in a browser load: nothing that runs in Node, or that nobody knows who loads, imports
 * them. `paths` are those of all files of the project; `blocking`: modules that have blocking functions.
 */
// Matches: src/App.jsx and src/util.js, which only that imports; public/scripts/menu.js beside public/index.html; lib/jquery.js
export function withoutPages(
  files: readonly SourceFile[],
  loads: readonly Load[],
  paths: Iterable<string>,
  blocking: readonly Pick<BlockingModule, 'name'>[],
): readonly SourceFile[] {
  const sites = foldersOfPages(paths);
  const isOnSite = ({ path }: SourceFile): boolean => sites.some((folder) => path.startsWith(folder));
  // Matches: $(field).autocomplete({ source: (request, response) => … }), in a page
  const handles = (file: SourceFile): boolean => HANDLES.test(file.text) && !(isOfPage(file) && isOnSite(file));
  const others = loads.filter(({ from, to }) => from !== to);
  const importers = importersOf(others);
  const sure = files.filter((file) => saysNode(file) || handles(file) || isAlwaysRead(file));
  const ofBlocking = new RegExp(importOf(blocking.map(({ name }) => escaped(name)).join('|')));
  const leadsToNode = pathsFrom([...sure, ...files.filter(({ text }) => ofBlocking.test(text))], importers);
  const leadsToPage = pathsFrom(files.filter(isOfPage), importers);
  const isOfSite = (file: SourceFile): boolean => file.text.includes('import') && isOnSite(file);
  // Nobody loads it, so that it may be what is started.
  const mayBeStarted = (file: SourceFile): boolean =>
    !importers.has(file.path) &&
    OF_MODULE.test(file.text) &&
    !OF_ANY.test(file.text) &&
    !isOfPage(file) &&
    !isOfSite(file) &&
    (!leadsToPage.has(file.path) || leadsToNode.has(file.path));
  const loaded = pathsFrom([...sure, ...files.filter(mayBeStarted)], importsOf(others));
  return files.filter(({ path }) => loaded.has(path));
}

function isOfPage({ text }: SourceFile): boolean {
  return OF_PAGE.test(text);
}

/** The pattern of an import of one of some modules. */
function importOf(names: string): string {
  return `(?:from|import|require)\\s*\\(?['"](?:${names})['"]`;
}

function escaped(name: string): string {
  return name.replace(/[./]/g, '\\$&');
}

function saysNode({ text }: SourceFile): boolean {
  return (OF_ANY.test(text) ? OF_NODE_ONLY : OF_NODE).test(text);
}

function foldersOfPages(paths: Iterable<string>): readonly string[] {
  const folders = [...paths].filter((path) => PAGE.test(path)).map((path) => `${posix.dirname(path)}/`);
  return folders.filter((folder) => folder !== './');
}
