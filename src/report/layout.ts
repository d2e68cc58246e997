import type { Colors } from '../shell/colors';

/** Layout of a report for people. */
export interface Layout {
  readonly colors: Colors;
  /** Characters per line; Infinity if the stream is not a terminal. */
  readonly width: number;
  /** List findings that are not acted on, instead of counting them. */
  readonly all: boolean;
}
