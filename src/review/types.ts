import type { Colors } from '../colors';
import type { ChangeSet, Choices, Proposal } from '../types';

/** What a person can answer: yes, no, why, all, quit, help; or an interruption (Ctrl-C, a signal). */
export type Answer = 'y' | 'n' | 'w' | 'a' | 'q' | '?' | 'interrupt';

/** Waits for one keypress and answers with what it means; it never rejects. */
export type Ask = () => Promise<Answer>;

/** Plans and rewrites for these choices; the same choices give the same proposal. */
export type Propose = (choices: Choices) => Promise<Proposal>;

/** Where the review is shown. */
export interface View {
  print(text: string): void;
  readonly colors: Colors;
  /** Characters per line. */
  readonly width: number;
}

/** What was decided: `proposal` holds exactly what is to be written, and `accepted` its change sets. */
export interface ReviewResult {
  readonly proposal: Proposal;
  readonly accepted: readonly ChangeSet[];
  readonly interrupted: boolean;
}
