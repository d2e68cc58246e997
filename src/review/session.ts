import type { Planner } from '../types';
import type { Decision } from './decisions';
import type { Clerk, Desk, Sheet } from './desk';
import type { Labels } from './labels';
import type { Look } from './keys';
import type { Page } from './page';
import type { Surroundings } from './types';

/** The services of a review. */
export interface Session extends Surroundings {
  readonly planner: Planner;
  readonly clerk: Clerk;
  readonly labels: Labels;
}

/** A page to show although another may be the first open one. */
export interface Back {
  readonly set: string;
  readonly path: string;
  /** What else is open of its set comes next, instead of the pages that were accepted before. */
  readonly staying?: true;
}

/** The state of the review: the decisions, the page the user went back to, and messages about the last key. */
export interface State {
  readonly decisions: readonly Decision[];
  readonly back?: Back;
  readonly look: Look;
  readonly notices: readonly string[];
  readonly end?: 'done' | 'interrupted';
}

/** The page on the screen, and those of the same set. */
export interface OpenPage {
  readonly page: Page;
  readonly sheet: Sheet;
  readonly sheets: readonly Sheet[];
}

/** The handler of a key. */
export type Answer = (session: Session, state: State, open: OpenPage, desk: Desk) => State | Promise<State>;

/** The reference to a page, for going back to it. */
export function placeOf({ set, path }: Sheet): Back {
  return { set: set.id, path };
}
