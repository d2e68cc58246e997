import type { Stage } from '../types';

/** The handler itself. */
export const HANDLER: Stage = 0;
/** Somewhere before the handler. */
export const BEFORE: Stage = -1;
/** Somewhere behind it. */
export const BEHIND: Stage = 1;
/** When the response has been sent. */
export const SENT: Stage = 100;

/** The stages of what a framework runs one after the other: before the handler, behind it, and when the response is sent. */
export function lifeCycle(
  before: readonly string[],
  behind: readonly string[] = [],
  sent: readonly string[] = [],
): Readonly<Record<string, Stage>> {
  return Object.fromEntries([
    ...before.map((name, index) => [name, index - before.length] as const),
    ...behind.map((name, index) => [name, BEHIND + index] as const),
    ...sent.map((name) => [name, SENT] as const),
  ]);
}

/** The same stage for some names. */
export function allIn(stage: Stage, names: readonly string[]): Readonly<Record<string, Stage>> {
  return Object.fromEntries(names.map((name) => [name, stage]));
}
