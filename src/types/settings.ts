import type { CallId } from './graph';

/** What a flag or a reviewer chooses for the whole run. */
export interface Settings {
  /** Maximum number of independent callbacks of an array method that run at once. */
  readonly parallel: number;
  /** Maximum age of the answer of a look-up, in milliseconds. */
  readonly ttl: number;
}

/** The calls of a change set for which a setting makes a difference, whatever its value is now. */
export type Offers = Readonly<Record<keyof Settings, readonly CallId[]>>;
