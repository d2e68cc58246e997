import { hunksOf, type Hunk, type HunkLine } from '../hunks';
import type { Change } from '../types';

const marks = { context: ' ', removed: '-', added: '+' } as const;

/**
 * A patch for `git apply`, byte for byte; `prefix` is the path from the git top level to the project root.
 * https://git-scm.com/docs/diff-format#generate_patch_text_with_p
 */
export function toPatch(changes: readonly Change[], prefix: string): string {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  return changes.map((change) => filePatch(change, `${folder}${change.path}`)).join('');
}

function filePatch(change: Change, path: string): string {
  if (change.before === change.after) return '';
  const created = change.before === undefined;
  const hunks = hunksOf(change.before ?? '', change.after);
  const header = [`diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`];
  if (created) header.push('new file mode 100644');
  if (hunks.length > 0) header.push(`--- ${created ? '/dev/null' : named('a', path)}`, `+++ ${named('b', path)}`);
  return `${header.join('\n')}\n${hunks.map(hunkText).join('')}`;
}

// git ends a name with spaces with a tab, because some tools put a date there.
function named(side: 'a' | 'b', path: string): string {
  return quoted(`${side}/${path}`) + (path.includes(' ') ? '\t' : '');
}

function hunkText(hunk: Hunk): string {
  const header = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
  return header + hunk.lines.map(lineText).join('');
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${start},${lines}`;
}

function lineText({ kind, text, unterminated }: HunkLine): string {
  return `${marks[kind]}${text}\n${unterminated ? '\\ No newline at end of file\n' : ''}`;
}

const escapes: ReadonlyMap<number, string> = new Map(
  [...'\x07a\bb\tt\nn\vv\ff\rr""\\\\'.matchAll(/(.)(.)/gs)].map(([, raw, letter]) => [
    raw.charCodeAt(0),
    `\\${letter}`,
  ]),
);

// As `core.quotePath` does it: control characters, quotes, backslashes and all bytes above 0x7f.
function quoted(path: string): string {
  const bytes = [...Buffer.from(path, 'utf8')];
  const written = bytes.map(
    (byte) => escapes.get(byte) ?? (byte < 0x20 || byte > 0x7e ? octal(byte) : String.fromCharCode(byte)),
  );
  const text = written.join('');
  return text === path ? path : `"${text}"`;
}

function octal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, '0')}`;
}
