import type { Colors } from '../colors';
import { hunksOf, type Hunk, type HunkLine } from '../hunks';
import { printable } from '../printable';

const marks = { context: ' ', removed: '-', added: '+' } as const;

/** A numbered, coloured diff for the eyes: three lines of context, a gap mark between hunks, no control characters. */
export function renderDiff(before: string, after: string, colors: Colors): string {
  const hunks = hunksOf(before, after);
  const last = hunks.at(-1);
  const digits = last ? String(Math.max(last.oldStart + last.oldLines, last.newStart + last.newLines)).length : 1;
  const gap = `\n${colors.dim(`${' '.repeat(digits)} ⋮`)}\n`;
  return hunks.map((hunk) => renderHunk(hunk, digits, colors)).join(gap);
}

function renderHunk({ lines }: Hunk, digits: number, colors: Colors): string {
  return lines.map((line) => renderLine(line, digits, colors)).join('\n');
}

function renderLine({ kind, line, text, unterminated }: HunkLine, digits: number, colors: Colors): string {
  const number = colors.dim(` ${String(line).padStart(digits)} `);
  const ending = unterminated ? colors.dim('  (no newline at end of file)') : '';
  const content = `${marks[kind]} ${printable(text.replace(/\r$/, ''))}`;
  if (kind === 'context') return `${number}  ${content}${ending}`;
  return `${number}  ${kind === 'added' ? colors.green(content) : colors.red(content)}${ending}`;
}
