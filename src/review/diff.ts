import type { Colors } from '../shell/colors';
import { changedParts, countIndented, hunksOf, type Hunk, type HunkLine } from '../hunks';
import { printable } from '../shell/printable';
import { count } from '../findings/proof';
import { fold } from './fold';

/** Layout of a diff. */
export interface DiffLayout {
  readonly colors: Colors;
  /** Characters per line. */
  readonly width: number;
  /** All lines, including unchanged ones and those that were only indented. */
  readonly whole: boolean;
}

const marks = { context: ' ', removed: '-', added: '+' } as const;
const tab = 4;

/** A numbered, coloured diff for people, no line wider than the terminal, with a mark for gaps between hunks. */
export function renderDiff(before: string, after: string, layout: DiffLayout): readonly string[] {
  const { whole, colors } = layout;
  const hunks = hunksOf(before, after, whole ? { context: Number.MAX_SAFE_INTEGER } : { ignoreIndentation: true });
  const last = hunks.at(-1);
  const digits = last ? String(Math.max(last.oldStart + last.oldLines, last.newStart + last.newLines)).length : 1;
  const gap = colors.dim(`${' '.repeat(digits)} ⋮`);
  const lines = hunks.flatMap((hunk, index) => [...(index > 0 ? [gap] : []), ...renderHunk(hunk, digits, layout)]);
  const indented = whole ? 0 : countIndented(before, after);
  if (indented === 0) return lines;
  const note = `${count(indented, 'line')} only indented differently; [d] shows all`;
  return [...lines, ...fold(`${' '.repeat(digits)}   ${note}`, layout.width).map((line) => colors.dim(line))];
}

function renderHunk({ lines }: Hunk, digits: number, layout: DiffLayout): readonly string[] {
  const others = counterparts(lines);
  return lines.flatMap((line) => renderLine(line, others.get(line), digits, layout));
}

// If a hunk has as many new lines as old ones, they correspond to each other in order.
function counterparts(lines: readonly HunkLine[]): ReadonlyMap<HunkLine, HunkLine> {
  const pairs = new Map<HunkLine, HunkLine>();
  for (let start = 0; start < lines.length; start += 1) {
    const removed = runOf('removed', lines, start);
    const added = runOf('added', lines, start + removed.length);
    if (removed.length > 0 && removed.length === added.length) {
      removed.forEach((line, index) => pairs.set(line, added[index]).set(added[index], line));
    }
    start += Math.max(0, removed.length + added.length - 1);
  }
  return pairs;
}

function runOf(kind: HunkLine['kind'], lines: readonly HunkLine[], start: number): readonly HunkLine[] {
  const end = lines.findIndex((line, index) => index >= start && line.kind !== kind);
  return lines.slice(start, end < 0 ? undefined : end);
}

function renderLine(
  line: HunkLine,
  other: HunkLine | undefined,
  digits: number,
  { colors, width }: DiffLayout,
): readonly string[] {
  const gutter = ` ${String(line.line).padStart(digits)}   ${marks[line.kind]} `;
  const ending = line.unterminated ? colors.dim('  (no newline at end of file)') : '';
  const paint = { context: (text: string) => text, removed: colors.red, added: colors.green }[line.kind];
  const parts = fold(`${contentOf(line, other, colors)}${ending}`, width - gutter.length);
  const margin = ' '.repeat(gutter.length);
  return parts.map((part, index) => {
    const number = index === 0 ? colors.dim(gutter.slice(0, -2)) + paint(gutter.slice(-2)) : margin;
    return number + paint(part);
  });
}

// Highlights the new parts of a changed line.
function contentOf(line: HunkLine, other: HunkLine | undefined, { bold }: Colors): string {
  if (!other) return readable(line.text);
  const [before, after] = line.kind === 'removed' ? [line, other] : [other, line];
  const own = line.kind === 'removed' ? 'before' : 'after';
  const parts = changedParts(expanded(before.text), expanded(after.text));
  const mine = parts.filter((part) => part.in === 'both' || part.in === own);
  return mine.map((part) => (part.in === own ? bold(printable(part.text)) : printable(part.text))).join('');
}

function readable(text: string): string {
  return printable(expanded(text));
}

// The width of a tab depends on its column; spaces have a known width.
function expanded(text: string): string {
  const plain = text.replace(/\r$/, '');
  if (!plain.includes('\t')) return plain;
  return [...plain].reduce(
    (line, character) => line + (character === '\t' ? ' '.repeat(tab - (line.length % tab)) : character),
    '',
  );
}
