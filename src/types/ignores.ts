import type { Finding } from './graph';

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
