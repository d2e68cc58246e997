import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SettingsFile, SettingsTexts, SourceFile } from '../../types';
import { readJson, record } from './json';

// Matches: require('./config.json'), import config from '../config.json'
const REQUEST = /\b(?:require|from|import)\b[^\n'"`]*['"`](?:\.{1,2}\/[^'"`\n]*?)?([\w.-]+\.json)['"`]/g;
// Matches: data/users.json, ./users.json, /var/lib/users.db
const PATH = /^[\w.@~/-]+\.\w+$/;
/** Larger files are data. */
const MAX_BYTES = 100_000;
const MAX_DEPTH = 4;

/** The JSON files below `root` that the program loads as modules, with the paths of files in them. */
// Matches: { "store": { "file": "data/users.json" } }
export function settingsFilesIn(
  root: string,
  paths: readonly string[],
  files: readonly SourceFile[],
): readonly SettingsFile[] {
  const asking = files.filter(({ text }) => text.includes('.json'));
  const named = new Set(asking.flatMap(({ text }) => [...text.matchAll(REQUEST)].map(([, name]) => name)));
  return paths
    .filter((path) => named.has(posix.basename(path)))
    .map((path) => ({ path, texts: textsIn(root, path) }))
    .filter(({ texts }) => Object.keys(texts).length > 0);
}

function textsIn(root: string, path: string): SettingsTexts {
  const file = join(root, path);
  try {
    return statSync(file).size > MAX_BYTES ? {} : pathsOf(readJson(file), 0);
  } catch {
    return {};
  }
}

function pathsOf(value: unknown, depth: number): SettingsTexts {
  const found: Record<string, string | SettingsTexts> = {};
  if (depth > MAX_DEPTH) return found;
  for (const [name, inner] of Object.entries(record(value))) {
    if (typeof inner === 'string' && PATH.test(inner)) found[name] = inner;
    const below = pathsOf(inner, depth + 1);
    if (Object.keys(below).length > 0) found[name] = below;
  }
  return found;
}
