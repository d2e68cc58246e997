import { ExitCode, UserError } from '../errors';

/**
 * What one node may hold. Where more meets (what a serialiser walks through, say), it tells nothing any more: the rest is
 * given up as seen by anybody. Functions have their own measure: tables of handlers are large.
 */
export const MAX_DATA = 12;
/** The same as long as a program is not tangled: room for the drivers, plugins or models that an app chooses from. */
const MAX_DATA_AT_FIRST = 40;
/** Work items of a program that is tangled; most servers take fewer. */
const TANGLED = 300_000;
export const MAX_FUNCTIONS = 600;
/** Work items after which the analysis gives up; large servers take a tenth. */
export const MAX_STEPS = 30_000_000;

/** How much data a node may hold after so many work items. */
export function roomAfter(steps: number): number {
  return steps < TANGLED ? MAX_DATA_AT_FIRST : MAX_DATA;
}

/** What a person is told when MAX_STEPS are done. */
export function tooTangled(): UserError {
  const advice =
    'Leave out what is not your server (bundles, generated code) with `--exclude <glob>`, or name the entry with `--entry`.';
  return new UserError('the program is too large to follow which function calls which', advice, ExitCode.usage);
}
