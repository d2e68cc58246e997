import { posix } from 'node:path';
import { madeFrom } from '../packages';
import type { BlockingModule, SourceFile } from '../types';
import { asksToIgnore, hotness } from './hotness';

const REQUEST = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?)\s*['"`]([^'"`\n]+)['"`]/g;
const DYNAMIC = /\brequire\s*\(\s*(?!['"`][^'"`\n]*['"`]\s*\))/;

/**
 * The files that can take part: those that name a blocking method, whoever imports them, directly or not, and everything
 * that those import in turn, since a value handed to a file that was not read could do anything there. Over-approximate.
 */
export function sliceOf(files: readonly SourceFile[], modules: readonly BlockingModule[]): SourceFile[] {
  const isHot = hotness(modules);
  const hot = files.filter((file) => isHot(file.text));
  if (hot.length === 0) return files.filter(asksToIgnore);
  const imports = importsOf(files);
  const callers = closure(
    hot.map((file) => stem(file.path)),
    reversed(imports),
  );
  const open = files
    .filter((file) => DYNAMIC.test(file.text) || registers(file) || asksToIgnore(file))
    .map((file) => stem(file.path));
  const kept = closure([...callers, ...open], imports);
  return files.filter((file) => kept.has(stem(file.path)));
}

function closure(start: readonly string[], next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    queue.push(...(next.get(path) ?? []));
  }
  return seen;
}

/** Applications and routers handed to functions elsewhere; cheap to include, and they hold the registrations. */
function registers(file: SourceFile): boolean {
  return /\b(?:app|router|server)\.(?:use|get|post|put|patch|delete|all|route|listen)\s*\(/.test(file.text);
}

/** What each file imports, by path without extension and `/index`: package and alias requests count by their last segment. */
function importsOf(files: readonly SourceFile[]): Map<string, string[]> {
  const byTail = new Map<string, string[]>();
  for (const file of files) add(byTail, tail(stem(file.path)), stem(file.path));
  const imports = new Map<string, string[]>();
  for (const file of files) {
    for (const [, request] of file.text.matchAll(REQUEST)) {
      for (const target of targetsOf(file.path, request, byTail)) add(imports, stem(file.path), target);
    }
  }
  return imports;
}

function reversed(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of imports) for (const target of targets) add(importers, target, from);
  return importers;
}

function targetsOf(from: string, request: string, byTail: ReadonlyMap<string, string[]>): readonly string[] {
  if (request.startsWith('.')) return madeFrom(posix.join(posix.dirname(from), request).replace(/\/$/, '')).map(stem);
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
