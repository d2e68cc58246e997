import { posix } from 'node:path';
import type { BlockingModule, SourceFile } from '../types';

const REQUEST = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?)\s*['"`]([^'"`\n]+)['"`]/g;
const DYNAMIC = /\brequire\s*\(\s*(?!['"`][^'"`\n]*['"`]\s*\))/;

/**
 * The files that can take part: those that name a blocking method, and whoever imports them, directly or not, or may load
 * files by a computed name. Over-approximate: a file outside cannot be on the way from a handler to a blocking call,
 * unless it reaches one only through a value that it was handed; `mention` closes that gap by name.
 */
export function sliceOf(files: readonly SourceFile[], modules: readonly BlockingModule[]): SourceFile[] {
  const blocking = new RegExp(
    `\\b(?:${modules.flatMap((module) => module.methods.map((method) => method.sync)).join('|')})\\b`,
  );
  const hot = files.filter((file) => file.text.includes('Sync') && blocking.test(file.text));
  if (hot.length === 0) return [];
  const importers = importersOf(files);
  const kept = new Set<string>();
  const queue = hot.map((file) => stem(file.path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (kept.has(path)) continue;
    kept.add(path);
    queue.push(...(importers.get(path) ?? []));
  }
  return files.filter((file) => kept.has(stem(file.path)) || DYNAMIC.test(file.text) || mention(file));
}

/** Applications and routers handed to functions elsewhere; cheap to include, and they hold the registrations. */
function mention(file: SourceFile): boolean {
  return /\b(?:app|router|server)\.(?:use|get|post|put|patch|delete|all|route|listen)\s*\(/.test(file.text);
}

/** Who imports a file, by path without extension and `/index`: package and alias requests count by their last segment. */
function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const byTail = new Map<string, string[]>();
  for (const file of files) add(byTail, tail(stem(file.path)), stem(file.path));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, request] of file.text.matchAll(REQUEST)) {
      for (const target of targetsOf(file.path, request, byTail)) add(importers, target, stem(file.path));
    }
  }
  return importers;
}

function targetsOf(from: string, request: string, byTail: ReadonlyMap<string, string[]>): readonly string[] {
  if (request.startsWith('.')) return [stem(posix.join(posix.dirname(from), request))];
  return request.includes('/') ? (byTail.get(tail(stem(request))) ?? []) : [];
}

function stem(path: string): string {
  const bare = posix
    .normalize(path)
    .replace(/\/$/, '')
    .replace(/\.[cm]?[jt]sx?$/, '');
  return bare === 'index' ? '.' : bare.replace(/\/index$/, '');
}

function tail(path: string): string {
  return posix.basename(path);
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
