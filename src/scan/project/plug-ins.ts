import { packageOf } from '../../projects/packages';
import { isTestFile } from '../../projects/test-files';
import type { PackageInfo, SourceFile } from '../../types';
import { record, text, texts, type Json } from './json';

const NODE_RED = 'node-red';
const REGISTERS = /\bRED\.nodes\.registerType\s*\(/;
const EXTENSION = /\.[cm]?[jt]s$/;
const OPTION = /^-/;
/** Options of `micro` that take the next word. */
const VALUED = /^-(?:[lpHs]|-(?:listen|port|host|socket|unix-socket))$/;

// Matches: "node-red": { "nodes": { "notes": "nodes/notes.js" } }, and "keywords": ["signalk-node-server-plugin"] for the main file
/** By host, the files of a package that it loads. */
export function plugInsOf(json: Json): PackageInfo['plugIns'] {
  const { nodes, plugins } = record(json[NODE_RED]);
  const main = text(json.main) ?? 'index.js';
  const found = new Map(texts(json.keywords).map((keyword): [string, readonly string[]] => [keyword, [main]]));
  const scripts = Object.values(record(json.scripts)).map(String);
  found.set(
    'micro',
    scripts.flatMap((script) => servedByMicro(script, main)),
  );
  found.set('fastify-cli', scripts.flatMap(startedByFastify));
  return found.set(NODE_RED, [...texts(record(nodes)), ...texts(record(plugins))]);
}

// Matches: NODE_ENV=production micro -l tcp://0.0.0.0:3000 lib/notes.js
/** The file whose export a script serves with `micro`; the main file where it names none. */
function servedByMicro(script: string, main: string): readonly string[] {
  const [, words] = /(?:^|[\s;&|])micro(?:-dev)?((?:\s+[^\s;&|]+)*)\s*(?:$|[;&|])/.exec(script) ?? [];
  if (words === undefined) return [];
  const named = words
    .split(/\s+/)
    .filter((word, index, all) => /^[\w./@-]+$/.test(word) && !OPTION.test(word) && !VALUED.test(all[index - 1] ?? ''));
  return [named.at(-1) ?? main];
}

// Matches: fastify start -w -l info -P app.js
/** The plug-in that a script starts with fastify-cli: the last word that names a file. */
function startedByFastify(script: string): readonly string[] {
  return [...script.matchAll(/\bfastify(?:-cli)? start((?:\s+[^\s;&|]+)+)/g)].flatMap(([, words]) => {
    const file = words.split(/\s+/).findLast((word) => EXTENSION.test(word));
    return file === undefined ? [] : [file];
  });
}

// Matches: core/storage/10-file.js with core/storage/10-file.html beside it, in a package that lists no nodes
/** The packages, with the nodes that Node-RED finds in their folders: those that have a page beside them. */
export function withNodesOfFolders(
  packages: readonly PackageInfo[],
  files: readonly SourceFile[],
  paths: readonly string[],
): readonly PackageInfo[] {
  const nodes = files.filter(({ path, text }) => REGISTERS.test(text) && !isTestFile(path));
  if (nodes.length === 0) return packages;
  const known = new Set(paths);
  const shown = nodes.flatMap(({ path }) => (known.has(path.replace(EXTENSION, '.html')) ? [path] : []));
  return packages.map((info) => {
    if ((info.plugIns?.get(NODE_RED)?.length ?? 0) > 0) return info;
    const own = shown.filter((path) => packageOf(path, packages) === info);
    const local = own.map((path) => (info.folder === '' ? path : path.slice(info.folder.length + 1)));
    return local.length === 0 ? info : { ...info, plugIns: new Map([...(info.plugIns ?? []), [NODE_RED, local]]) };
  });
}
