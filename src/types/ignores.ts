import type { Finding } from './finding';

/** A comment that asks to leave blocking calls as they are. */
export interface IgnoreComment {
  /** Where the comment begins, and the next line that has code: the one it speaks of. Both 1-based. */
  readonly line: number;
  readonly ignores: number;
  /** Rules (`fs/readFileSync`) or modules (`fs`); none means every rule. */
  readonly rules: readonly string[];
  /** What stands behind `--`. */
  readonly reason?: string;
}

/** A finding that a comment asks to leave alone: it is counted, never acted on. */
export interface IgnoredFinding {
  readonly finding: Finding;
  readonly reason?: string;
}

/** A comment that ignores nothing: what it was for has gone, or it names another rule or line. */
export interface UnusedIgnore {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
}

/** What the comments of the project keep out of the findings. */
export interface Ignores {
  readonly ignored: readonly IgnoredFinding[];
  readonly unused: readonly UnusedIgnore[];
}
