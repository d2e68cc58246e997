import wrapAnsi from 'wrap-ansi';

/** A line as pieces no wider than `columns`, cut anywhere; colours go on, and wide characters count as two. */
export function fold(line: string, columns: number): readonly string[] {
  return wrapAnsi(line, Math.max(1, columns), { hard: true, trim: false, wordWrap: false }).split('\n');
}
