import type { Planner } from '../types';
import type { Decision } from './decisions';
import type { Clerk, Desk, Sheet } from './desk';
import type { Labels } from './labels';
import type { Look, Page } from './page';
import type { Surroundings } from './types';

/** What a review has at hand. */
export interface Session extends Surroundings {
  readonly planner: Planner;
  readonly clerk: Clerk;
  readonly labels: Labels;
}

/** Where the review stands: the decisions, the page that was gone back to, and what to tell about the last key. */
export interface State {
  readonly decisions: readonly Decision[];
  readonly back?: { readonly set: string; readonly path: string };
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

/** What a key comes to. */
export type Answer = (session: Session, state: State, open: OpenPage, desk: Desk) => State | Promise<State>;

/** Where the review goes back to a page. */
export function placeOf({ set, path }: Sheet): NonNullable<State['back']> {
  return { set: set.id, path };
}
