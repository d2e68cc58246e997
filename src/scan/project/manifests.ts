import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Manifest, SourceFile } from '../../types';

/** A computed request. */
const COMPUTED = /\b(?:require|import)\s*\(\s*[\w$]/;
const MENTION = /['"`/]([\w-][\w.-]*\.json)['"`]/g;
/** Configuration files of tools, and JSON that is not a list of modules. */
const KNOWN = /^(?:package|package-lock|npm-shrinkwrap|[tj]sconfig.*|lerna|nx|turbo)\.json$/;
// Matches: ./hooks/pages, my-app/hooks/pages:register
const REQUEST = /^((?:\.{1,2}|@?[\w-]+)(?:\/[\w.@-]+)+)(?::[\w$.]+)?$/;
/** Larger files are data. */
const MAX_BYTES = 100_000;
const MAX_DEPTH = 6;

/**
 * The JSON files below `root` that the program mentions by name, with the strings in them that may be module requests.
 * Empty when the program has no computed request, with which to load them.
 */
export function manifestsIn(root: string, paths: readonly string[], files: readonly SourceFile[]): Manifest[] {
  if (!files.some(({ text }) => COMPUTED.test(text))) return [];
  const named = new Set(files.filter(({ text }) => text.includes('.json')).flatMap(({ text }) => mentionedIn(text)));
  const manifests = paths.filter((path) => named.has(posix.basename(path)));
  return manifests
    .map((path) => ({ path, requests: requestsIn(root, path) }))
    .filter(({ requests }) => requests.length > 0);
}

function mentionedIn(text: string): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, name]) => (KNOWN.test(name) ? [] : [name]));
}

/** Empty for a file that cannot be read or is not JSON: the program itself will fail on it. */
function requestsIn(root: string, path: string): string[] {
  const file = join(root, path);
  try {
    return statSync(file).size > MAX_BYTES ? [] : [...new Set(requestsOf(JSON.parse(readFileSync(file, 'utf8')), 0))];
  } catch {
    return [];
  }
}

function requestsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [...(REQUEST.exec(value)?.slice(1, 2) ?? [])];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((inner) => requestsOf(inner, depth + 1));
}
