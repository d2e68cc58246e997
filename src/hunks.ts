import { structuredPatch } from 'diff';

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

/** The line differences of two texts with three lines of context; none when the texts are equal. */
export function hunksOf(before: string, after: string): readonly Hunk[] {
  if (before === after) return [];
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 3 });
  return hunks.map((hunk) => ({
    oldStart: unifiedStart(hunk.oldStart, hunk.oldLines),
    oldLines: hunk.oldLines,
    newStart: unifiedStart(hunk.newStart, hunk.newLines),
    newLines: hunk.newLines,
    lines: toLines(hunk.lines, hunk.oldStart, hunk.newStart),
  }));
}

// An empty side is written as the line *before* it, so `@@ -0,0 +1,3 @@` for a new file.
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
