import type { Finding } from './finding';

/** A comment that asks to leave blocking calls as they are. */
export interface IgnoreComment {
  /** The line on which the comment starts, and the next line with code, to which it applies. Both 1-based. */
  readonly line: number;
  readonly ignores: number;
  /** Rules (`fs/readFileSync`) or modules (`fs`); empty for every rule. */
  readonly rules: readonly string[];
  /** The text after `--`. */
  readonly reason?: string;
}

/** A finding that a comment asks to ignore: it is counted, but never acted on. */
export interface IgnoredFinding {
  readonly finding: Finding;
  readonly reason?: string;
}

/** A comment that ignores nothing: the call is gone, or it names another rule or line. */
export interface UnusedIgnore {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
}

/** What the ignore comments of the project remove from the findings. */
export interface Ignores {
  readonly ignored: readonly IgnoredFinding[];
  readonly unused: readonly UnusedIgnore[];
}
