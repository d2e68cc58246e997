import type { Colors } from '../shell/colors';

/** How a report for people is laid out. */
export interface Layout {
  readonly colors: Colors;
  /** Characters per line; Infinity for a stream that is no terminal. */
  readonly width: number;
  /** Also list, not only count, the findings that are not acted on. */
  readonly all: boolean;
}
