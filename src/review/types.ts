import type { Colors } from '../shell/colors';
import type { ChangeSet, Planner, Proposal, Withheld } from '../types';
import type { Decision } from './decisions';

/** A screen: fixed lines, scrolling lines, and the keys. None is wider than the terminal. */
export interface Screen {
  readonly top: readonly string[];
  readonly body: readonly string[];
  readonly keys: readonly string[];
}

/** Draws a screen for a terminal of this width. */
export type Draw = (columns: number) => Screen;

/** The user interface of the review. */
export interface Terminal {
  /**
   * Shows a screen, handles scrolling, and resolves to the first of `keys` that is pressed, or `escape`. Resolves to
   * `interrupt` after Ctrl-C, an abort, or when the terminal is closed; never rejects. `named` are keys without a
   * character: `return`, `backspace`.
   */
  ask(draw: Draw, keys: string, named?: readonly string[]): Promise<string>;
  /** Shows what is being done, below the screen, until the next screen. */
  tell(text: string): void;
  /** Lets another program use the terminal while the work runs. */
  lend<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Clears the screen. */
  close(): Promise<void>;
}

/** Lets the user edit a text; `refused` is a sentence about why there is no new text. */
export type Edit = (path: string, text: string) => Promise<{ readonly text: string } | { readonly refused: string }>;

/** The environment of a review. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly colors: Colors;
  readonly edit: Edit;
  /** Called after each decision, with all decisions so far. */
  readonly save: (decisions: readonly Decision[]) => Promise<void>;
  /** Keeps the text of a manual edit that does not fit any more; resolves to where. */
  readonly aside: (path: string, text: string) => Promise<string>;
}

/** The result of a review: `proposal` is exactly what is to be written, and `accepted` its change sets. */
export interface ReviewResult {
  readonly proposal: Proposal;
  readonly accepted: readonly ChangeSet[];
  readonly interrupted: boolean;
  /** All decisions, to resume from. */
  readonly decisions: readonly Decision[];
  /** The number of sets without a decision. */
  readonly undecided: number;
  /** The same proposal without the sets of some findings, each with a reason. */
  readonly without: (reasons: ReadonlyMap<string, Withheld>) => Promise<Proposal>;
  /** The texts with only some of the accepted sets applied. */
  readonly render: Planner['render'];
}
