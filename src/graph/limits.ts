import { ExitCode, UserError } from '../errors';
import type { Value } from './values';

/**
 * What one node may hold. Where more meets (what a serialiser walks through, say), it tells nothing any more: the rest is
 * given up as seen by anybody. Functions have their own measure: tables of handlers are large.
 */
const MAX_DATA = 12;
/** The same as long as a program is not tangled: room for the drivers, plugins or models that an app chooses from. */
const MAX_DATA_AT_FIRST = 40;
/** Work items of a program that is tangled; most servers take fewer. */
const TANGLED = 300_000;
const MAX_FUNCTIONS = 600;
/** Work items after which the analysis gives up; large servers take a tenth. */
export const MAX_STEPS = 30_000_000;

/** Counts what nodes hold. */
export class Room {
  private readonly data: number[] = [];
  private readonly unread: number[] = [];

  /** See Solver of `isGrowing`. */
  constructor(private readonly isGrowing: boolean) {}

  /** True when a node may hold one more value, after so many work items of the whole program. */
  takes(node: number, kind: Value['kind'], steps: number, length: () => number): boolean {
    // What was not read yet takes no room from what is in it.
    const counts = kind === 'unread' && this.isGrowing ? this.unread : this.data;
    const held = counts[node] ?? 0;
    const isTangled = steps >= TANGLED;
    // Tables of functions and what else is in their objects do not take each other's room.
    if (held >= (isTangled ? MAX_DATA : MAX_DATA_AT_FIRST) && (isTangled || kind !== 'function')) return false;
    if (kind === 'function') return length() < MAX_FUNCTIONS;
    counts[node] = held + 1;
    return true;
  }
}

/** True when so much reached a node that more would have been given up: what it holds may not be all. */
export function isCrowded(values: readonly number[]): boolean {
  return values.length >= MAX_DATA;
}

/** What a person is told when MAX_STEPS are done. */
export function tooTangled(): UserError {
  const advice =
    'Leave out what is not your server (bundles, generated code) with `--exclude <glob>`, or name the entry with `--entry`.';
  return new UserError('the program is too large to follow which function calls which', advice, ExitCode.usage);
}
