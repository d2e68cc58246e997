import wrapAnsi from 'wrap-ansi';

/** Splits a line into pieces no wider than `columns`, anywhere; colours continue, and wide characters count as two. */
export function fold(line: string, columns: number): readonly string[] {
  return wrapAnsi(line, Math.max(1, columns), { hard: true, trim: false, wordWrap: false }).split('\n');
}
