import type { PackageInfo } from '../../types';
import { record, text, texts, type Json } from './json';

const OPTION = /^-/;
/** Options of `micro` that take the next word. */
const VALUED = /^-(?:[lpHs]|-(?:listen|port|host|socket|unix-socket))$/;

// Matches: "node-red": { "nodes": { "notes": "nodes/notes.js" } }, and "keywords": ["signalk-node-server-plugin"] for the main file
/** By host, the files of a package that it loads. */
export function plugInsOf(json: Json): PackageInfo['plugIns'] {
  const { nodes, plugins } = record(json['node-red']);
  const main = text(json.main) ?? 'index.js';
  const found = new Map(texts(json.keywords).map((keyword): [string, readonly string[]] => [keyword, [main]]));
  const served = Object.values(record(json.scripts)).flatMap((script) => servedByMicro(String(script), main));
  return found.set('micro', served).set('node-red', [...texts(record(nodes)), ...texts(record(plugins))]);
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
