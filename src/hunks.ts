import { applyPatch, diffWordsWithSpace, structuredPatch } from 'diff';

/** One line of a hunk; its text has no `\n` but keeps a `\r`. */
export interface HunkLine {
  readonly kind: 'context' | 'removed' | 'added';
  readonly text: string;
  /** 1-based, in the old text for removed lines and in the new text for all others. */
  readonly line: number;
  /** The text ends here without a newline. */
  readonly unterminated: boolean;
}

/** A run of changed lines with the lines around it; starts and counts are those of a unified diff header. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly HunkLine[];
}

/** Options of the comparison, and the number of unchanged lines around a change. */
export interface HunkOptions {
  readonly context?: number;
  /** Treats lines that differ only in indentation as unchanged; they are returned as in the new text. */
  readonly ignoreIndentation?: boolean;
}

/** The line differences of two texts; none when the texts are equal. */
export function hunksOf(
  before: string,
  after: string,
  { context = 3, ignoreIndentation = false }: HunkOptions = {},
): readonly Hunk[] {
  if (before === after) return [];
  const options = { context, ignoreWhitespace: ignoreIndentation };
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, options);
  return hunks.map((hunk) => ({
    oldStart: unifiedStart(hunk.oldStart, hunk.oldLines),
    oldLines: hunk.oldLines,
    newStart: unifiedStart(hunk.newStart, hunk.newLines),
    newLines: hunk.newLines,
    lines: toLines(hunk.lines, hunk.oldStart, hunk.newStart),
  }));
}

// For an empty side, unified diffs give the line *before* it: `@@ -0,0 +1,3 @@` for a new file.
function unifiedStart(start: number, count: number): number {
  return count === 0 ? start - 1 : start;
}

function toLines(marked: readonly string[], oldStart: number, newStart: number): readonly HunkLine[] {
  const lines: HunkLine[] = [];
  let oldLine = oldStart;
  let newLine = newStart;
  marked.forEach((line, index) => {
    if (line.startsWith('\\')) return;
    const unterminated = marked[index + 1]?.startsWith('\\') ?? false;
    const kind = line.startsWith('-') ? 'removed' : line.startsWith('+') ? 'added' : 'context';
    lines.push({ kind, text: line.slice(1), line: kind === 'removed' ? oldLine : newLine, unterminated });
    if (kind !== 'added') oldLine += 1;
    if (kind !== 'removed') newLine += 1;
  });
  return lines;
}

/** The parts of two versions of a line, and whether each is in only one of them. */
export function changedParts(before: string, after: string): readonly { readonly text: string; readonly in: Side }[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
}

/** Where a piece of a line stands. */
export type Side = 'before' | 'after' | 'both';

/** The difference from `base` to `edited`, made to another text; undefined when it does not fit there exactly. */
export function carryOver(base: string, edited: string, text: string): string | undefined {
  if (text === base) return edited;
  const patch = structuredPatch('', '', base, edited, undefined, undefined, { context: 3 });
  const carried = applyPatch(text, patch, { fuzzFactor: 0, autoConvertLineEndings: false });
  return carried === false ? undefined : carried;
}

/** How many lines of the new text differ from the old one in their indentation only. */
export function countIndented(before: string, after: string): number {
  const all = { context: Number.MAX_SAFE_INTEGER };
  const added = (hunks: readonly Hunk[]): number =>
    hunks.flatMap((hunk) => hunk.lines).filter(({ kind }) => kind === 'added').length;
  return added(hunksOf(before, after, all)) - added(hunksOf(before, after, { ...all, ignoreIndentation: true }));
}
