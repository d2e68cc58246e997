import type { Colors } from '../shell/colors';
import type { ChangeSet, Planner, Proposal, Withheld } from '../types';
import type { Decision } from './decisions';

/** What is on the terminal: lines that stay, lines that scroll between them, and the keys. None is wider than the terminal. */
export interface Screen {
  readonly top: readonly string[];
  readonly body: readonly string[];
  readonly keys: readonly string[];
}

/** Makes a screen for a terminal of so many columns. */
export type Draw = (columns: number) => Screen;

/** Where the review is shown, and where its keys come from. */
export interface Terminal {
  /**
   * Shows a screen and answers with the first of `keys` that is pressed, or `escape`; scrolls meanwhile. Answers
   * `interrupt` after Ctrl-C, an abort, or the end of the terminal; it never rejects.
   */
  ask(draw: Draw, keys: string): Promise<string>;
  /** Says, below what is on the screen, what is being done; gone with the next screen. */
  tell(text: string): void;
  /** Gives the terminal to another program while the work runs. */
  lend<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Takes the last screen away. */
  close(): Promise<void>;
}

/** Lets a person change a text; `refused` says in a sentence why there is no new text. */
export type Edit = (path: string, text: string) => Promise<{ readonly text: string } | { readonly refused: string }>;

/** What a review needs of the world around it. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly colors: Colors;
  readonly edit: Edit;
  /** Called after every key that decides something, with all decisions so far. */
  readonly save: (decisions: readonly Decision[]) => Promise<void>;
}

/** What was decided: `proposal` holds exactly what is to be written, and `accepted` its change sets. */
export interface ReviewResult {
  readonly proposal: Proposal;
  readonly accepted: readonly ChangeSet[];
  readonly interrupted: boolean;
  /** Everything that was said, for going on another time. */
  readonly decisions: readonly Decision[];
  /** Sets that nobody has decided about. */
  readonly undecided: number;
  /** The same without the sets of some findings, each with the reason. */
  readonly without: (reasons: ReadonlyMap<string, Withheld>) => Promise<Proposal>;
  /** The texts that some of the accepted sets come to without the others. */
  readonly render: Planner['render'];
}
