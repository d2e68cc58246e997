import { memoisedBy } from '../../memoised';
import type { FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { commonWhole, type PairParts, type Touch } from '../effects/locations';

/**
 * Finds the functions that cannot wait, and put another value in the place of the one that has both parts of a pair: by
 * themselves, as timers do. What a request replaces, as settings that a person saves, is replaced too rarely.
 */
// Matches: setInterval(() => { rates = load(); }, 1000), beside rates.usd and rates.eur
export class Replacers {
  /** The functions that replace anything by themselves: few of a program. */
  private all: readonly FunctionId[] | undefined;

  constructor(
    private readonly effects: Effects,
    private readonly live: readonly FunctionId[],
    /** Whether a function, or all functions that run it, wait or can be made to. */
    private readonly canQueue: (fn: FunctionId) => boolean,
  ) {}

  /** Memoised, because each round asks for the same pairs. */
  readonly of = memoisedBy((parts: PairParts): readonly FunctionId[] => {
    const whole = commonWhole(parts);
    if (whole === undefined) return [];
    const { sets } = this.effects;
    // First, because sets have what was looked at so far.
    const acting = this.acting();
    const replacing = sets.list(sets.at(whole).and(sets.where(isReplacement)));
    const meant = sets.of(replacing.filter(({ location }) => location.key === whole.key));
    return acting.filter((fn) => this.effects.ownSetOf(fn).meets(meant) && !this.canQueue(fn));
  });

  private acting(): readonly FunctionId[] {
    const { sets, liveness } = this.effects;
    this.all ??= this.live.filter(
      (fn) => !liveness.perRequest(fn) && this.effects.ownSetOf(fn).meets(sets.where(isReplacement)),
    );
    return this.all;
  }
}

/** Another value is set, not one in it: that changes all parts at once. */
// Matches: rates = load(), and not: rates.usd = 1, rates.push(1), count += 1
export function isReplacement({ effect, inside, counts, location }: Touch): boolean {
  return location.kind === 'variable' && effect === 'write' && !inside && !counts;
}
