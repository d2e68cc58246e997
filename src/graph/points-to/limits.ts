import { ExitCode, UserError } from '../../errors';
import type { Value } from './values';

/**
 * Maximum size of a points-to set. A larger one (what a serialiser walks through) tells nothing any more: the rest is
 * treated as escaped. Functions have a limit of their own, because tables of handlers are large.
 */
const MAX_DATA = 12;
/** The same while a program is not entangled: room for the drivers, plugins or models that an app chooses from. */
const MAX_DATA_AT_FIRST = 100;
/** Number of work items from which on a program counts as entangled; most servers need fewer. */
const TANGLED = 300_000;
const MAX_FUNCTIONS = 600;
/** Number of work items at which the analysis gives up; large servers need a tenth. */
export const MAX_STEPS = 30_000_000;

/** Counts the values of nodes. */
export class Room {
  private readonly data: number[] = [];
  private readonly unread: number[] = [];

  /** See Solver of `isGrowing`. */
  constructor(private readonly isGrowing: boolean) {}

  /** Whether a node may hold one more value, after so many work items in total. */
  takes(node: number, kind: Value['kind'], steps: number, length: () => number): boolean {
    // A value of an unread file takes no room from others.
    const counts = kind === 'unread' && this.isGrowing ? this.unread : this.data;
    const held = counts[node] ?? 0;
    const isTangled = steps >= TANGLED;
    // Functions and other values have separate limits.
    if (held >= (isTangled ? MAX_DATA : MAX_DATA_AT_FIRST) && (isTangled || kind !== 'function')) return false;
    if (kind === 'function') return length() < MAX_FUNCTIONS;
    counts[node] = held + 1;
    return true;
  }
}

/** Whether a node has reached a limit, so that its set may be incomplete. */
export function isCrowded(values: readonly number[]): boolean {
  return values.length >= MAX_DATA;
}

/** The message when MAX_STEPS are exceeded. */
export function tooTangled(): UserError {
  const advice =
    'Leave out what is not your server (bundles, generated code) with `--exclude <glob>`, or name the entry with `--entry`.';
  return new UserError('the program is too large to follow which function calls which', advice, ExitCode.usage);
}
