import { below, madeFrom } from '../../projects/packages';
import { RUNNERS, wordsOf } from '../../projects/runners';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Context, FunctionId, PackageInfo } from '../../types';
import { closure } from '../../file-links';
import { loadedBy, loadersOf } from '../loaded-files';

const TOOL_FILE = /(?:^|\/)(?:gulpfile|gruntfile|[\w.-]+\.config|\.[\w.-]+rc)\.[cm]?[jt]s$/i;
const START_SCRIPTS = ['start', 'serve', 'server', 'dev', 'develop', 'prod', 'production'];

/** The files that something outside starts, and in which context. */
export function programRoots(graph: CallGraph, packages: readonly PackageInfo[]): Map<string, Context> {
  const roots = new Map<string, Context>();
  const loaded = new Set(graph.loads.map((load) => load.to));
  for (const path of graph.sources) if (isTestFile(path) || TOOL_FILE.test(path)) roots.set(path, 'tooling_path');
  for (const info of packages) addScripts(roots, graph, info);
  for (const info of packages)
    for (const path of startedBy(graph, info)) if (!isTestFile(path)) roots.set(path, 'startup_path');
  for (const file of graph.program.all) {
    if (roots.has(file.path) || !startsServer(graph, file.path, loaded.has(file.path))) continue;
    roots.set(file.path, 'startup_path');
  }
  const served = [...roots.values()].includes('startup_path');
  if (!served)
    for (const path of graph.sources) if (!loaded.has(path) && !roots.has(path)) roots.set(path, 'startup_path');
  return roots;
}

/**
 * Files started by an unknown convention (a task runner, say): files that nobody loads and from which a listening
 * server is reached, where no known start leads to it.
 */
export function unnamedStarts(graph: CallGraph, roots: ReadonlyMap<string, Context>): readonly string[] {
  const loaders = loadersOf(graph.loads);
  const isLeading = loadingHandlers(graph);
  const started = closure(
    [...roots.keys()].filter((path) => !isTestFile(path)),
    loadedBy(graph.loads),
  );
  const listening = [...graph.program.all].flatMap(({ path }) =>
    !started.has(path) && !isTestFile(path) && listens(graph, path) && isLeading(path) ? [path] : [],
  );
  return [...closure(listening, loaders)].filter((path) => !loaders.has(path) && !isTestFile(path));
}

/**
 * Files that scripts of package.json run, and nobody loads: processes of their own, with callbacks of their own. A server
 * may be started by a script of any name.
 */
export function toolFiles(graph: CallGraph, roots: ReadonlyMap<string, Context>): ReadonlySet<string> {
  const loaded = new Set(graph.loads.map((load) => load.to));
  const isServing = loadingHandlers(graph);
  const scripts = [...roots].filter(([path, context]) => context === 'tooling_path' && !loaded.has(path));
  return new Set(scripts.map(([path]) => path).filter((path) => !isServing(path)));
}

/** Files that nobody loads and that declare themselves executable. */
export function commandFiles(graph: CallGraph): readonly string[] {
  const loaded = new Set(graph.loads.map((load) => load.to));
  return [...graph.program.all].flatMap(({ path, command }) =>
    command && !loaded.has(path) && !isTestFile(path) ? [path] : [],
  );
}

function listens(graph: CallGraph, path: string): boolean {
  return graph.program.file(path)?.calls.some(({ name }) => name === 'listen') === true;
}

/**
 * The files that start a server: named in package.json, or listening; and that register handlers of requests, directly
 * or through what they load.
 */
export function serverFiles(graph: CallGraph, packages: readonly PackageInfo[]): readonly string[] {
  const isLeading = loadingHandlers(graph);
  const named = new Set(packages.flatMap((info) => startedBy(graph, info)));
  const started = new Map<string, Context>();
  for (const info of packages) addScripts(started, graph, info);
  const isStarted = (path: string): boolean =>
    named.has(path) || started.get(path) === 'startup_path' || startsServer(graph, path, true);
  const roots = [...programRoots(graph, packages)].filter(([, context]) => context === 'startup_path');
  const leading = roots.map(([path]) => path).filter(isLeading);
  const found = leading.filter(isStarted);
  // Without a hint in package.json, a server is expected in the project's own folder.
  return found.length > 0 ? found : leading.filter((path) => !path.includes('/'));
}

function loadingHandlers(graph: CallGraph): (path: string) => boolean {
  const registering = graph.entries.filter(({ context }) => context === 'request_path');
  const leading = closure(
    registering.map(({ call, fn }) => pathOf(call ?? fn)),
    loadersOf(graph.loads),
  );
  return (path) => leading.has(path);
}

/** Whether a package is meant to be started, not loaded: a command with a `start` script may be both. */
export function isStarted(graph: CallGraph, info: PackageInfo): boolean {
  if (!info.scripts.has('start')) return false;
  if (info.bins.length === 0) return true;
  const roots = new Map<string, Context>();
  addScripts(roots, graph, info);
  return mainsOf(graph, info).some((path) => roots.get(path) === 'startup_path');
}

function addScripts(roots: Map<string, Context>, graph: CallGraph, info: PackageInfo): void {
  const starting = startScripts(info);
  for (const [script, command] of info.scripts) {
    const starts = starting.has(script);
    for (const path of filesIn(command, graph, info))
      if (roots.get(path) !== 'startup_path' && !isTestFile(path))
        roots.set(path, starts ? 'startup_path' : 'tooling_path');
  }
}

/** The scripts whose names say that they start the server, and the scripts that those run. */
function startScripts({ scripts }: PackageInfo): ReadonlySet<string> {
  const named = (script: string): boolean =>
    START_SCRIPTS.some((name) => script === name || script.startsWith(`${name}:`));
  const starting = new Set([...scripts.keys()].filter(named));
  for (const script of starting)
    // Matches: npm run start-server, yarn run build && pnpm serve
    for (const [, other] of (scripts.get(script) ?? '').matchAll(/\b(?:npm|yarn|pnpm|bun) (?:run )?([\w:.-]+)/g))
      if (scripts.has(other) && /start|serve|dev|prod/.test(other)) starting.add(other);
  return starting;
}

// Matches: node dist/main.js, NODE_ENV=production nodemon server
function filesIn(command: string, graph: CallGraph, info: PackageInfo): string[] {
  const words = wordsOf(command);
  return words.flatMap((word, index) => {
    const isFile = /^[\w@./-]+$/.test(word) && (/[./]/.test(word) || RUNNERS.has(words[index - 1]));
    return isFile ? sourcesOf(graph, info, word) : [];
  });
}

/** The files of `main` and of the commands. */
function startedBy(graph: CallGraph, info: PackageInfo): readonly string[] {
  return [...mainsOf(graph, info), ...info.bins.flatMap((bin) => sourcesOf(graph, info, bin))];
}

/** The file of `main`; `index.js` without one. */
function mainsOf(graph: CallGraph, info: PackageInfo): readonly string[] {
  const main = info.main === undefined ? [] : sourcesOf(graph, info, info.main);
  return main.length > 0 ? main : sourcesOf(graph, info, 'index.js');
}

/** The public API of packages, called by code out of sight: treated as a start of the program. */
export function offeredFunctions(graph: CallGraph, packages: readonly PackageInfo[]): readonly FunctionId[] {
  const mains = packages.flatMap((info) => mainsOf(graph, info)).filter((path) => !isTestFile(path));
  return [...new Set(mains)].flatMap((path) => graph.exportsOf(path));
}

/** The file that package.json names; for a missing build output, its probable source. */
function sourcesOf(graph: CallGraph, info: PackageInfo, named: string): readonly string[] {
  if (named.endsWith('.json')) return [];
  for (const path of madeFrom(below(info, named))) {
    const found = graph.resolve('package.json', `./${path}`);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * A file that listens starts a server, whatever package.json says. If others import it, that is so only when it listens
 * while it is loaded: a function with `listen` is theirs to call.
 */
function startsServer(graph: CallGraph, path: string, isLoaded: boolean): boolean {
  const calls = graph.program.file(path)?.calls ?? [];
  return calls.some(
    (call) => (call.name === 'listen' || (call.name === 'createServer' && !isLoaded)) && (!isLoaded || call.fn === 0),
  );
}
