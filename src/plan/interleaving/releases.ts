import { callId, isWithin, pathOf } from '../../program';
import type { CallGraph, FunctionId, Lock, Release } from '../../types';
import type { Effects } from '../effects/effects';
import type { Touch } from '../effects/locations';
import { edgesAt } from '../graph-index';
import type { Waits } from '../propagation/waits';
import type { Part } from './held-waits';
import { calleesOf, type Region } from './lock-order';
import { UnderLock, type Search } from './under-lock';
import { Uses } from './uses-under-lock';

/** With more, nobody would see any more what the lock is held for. */
const MOST = 16;

/**
 * Finds the existing waits over which a lock would be held: to wait without it is to let others run where they could
 * run before, and nowhere else. What such a wait is for is either complete in itself, and does not use what the lock
 * protects; or it is a function of the project that does, and waits without the lock itself.
 */
// Matches: await fetch(url); await save(data), where save does: fs.writeFileSync(file, data); await sync(file); …
export class Releases {
  private readonly uses: Uses;
  private readonly under: UnderLock;
  private readonly stuck = new Map<FunctionId, string | undefined>();

  constructor(
    private readonly graph: CallGraph,
    effects: Effects,
    private readonly waits: Waits,
    /** Functions that wait from now on. */
    zone: ReadonlySet<FunctionId>,
    /** Whether a file stays as it is. */
    isKept: (path: string) => boolean,
    /** Whether live code changes what is touched. */
    isShared: (touch: Touch) => boolean,
  ) {
    this.uses = new Uses(graph, effects, zone, isShared);
    this.under = new UnderLock(graph, waits, zone, isKept);
  }

  /**
   * The waits during which a lock of some places is released that is held for a part of a function; undefined where
   * it would be held over a wait, or while work goes on beside that uses the places.
   */
  of(part: Part, regions: readonly Region[]): readonly Release[] | undefined {
    const search: Search = { ...this.uses.of(regions), found: [], stuck: [] };
    const seen = new Set<string>();
    const queue = [part];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const visit = `${next.fn} ${next.span.start} ${next.isWaitedFor}`;
      if (seen.has(visit)) continue;
      seen.add(visit);
      const inner = this.isOverBody(next) ? undefined : this.under.within(next, search);
      if (!inner || search.found.length > MOST) {
        this.stuck.set(part.fn, search.stuck[0]);
        return undefined;
      }
      queue.push(...inner);
    }
    return distinct(search.found);
  }

  /** Others would come in between at a wait that was over before they could. */
  // Matches: const notes = load(); const note = await bodyOf(req); save([...notes, note]);
  private isOverBody({ fn, span }: Part): boolean {
    return this.waits.briefIn(fn).some((end) => end > span.start && end <= span.end);
  }

  /** Where a function could not hold the last lock that it was asked about, by file and line; undefined where it waits too often. */
  stuckAt(fn: FunctionId): string | undefined {
    return this.stuck.get(fn);
  }

  /**
   * Whether a lock might be released by who must not: work under one of the others, for which nobody waits there, comes
   * to a wait at which it is.
   */
  // Matches: exclusive('users', async () => { save(user).catch(next); … }), where save does: await unlocked('users', …)
  areTorn(locks: readonly Lock[]): boolean {
    const releasing = new Set(locks.flatMap(({ releases = [] }) => releases.map((release) => release.fn)));
    if (releasing.size === 0) return false;
    return locks.some(({ fn, range, releases }) => {
      const span = range ?? this.graph.program.fn(fn).body;
      const calls = this.graph.program.callsIn(fn).filter((call) => isWithin(call.span, span));
      if (releases) return false;
      if (this.under.passesControl(fn, calls)) return true;
      const called = calls
        .flatMap((call) => edgesAt(this.graph, callId(pathOf(fn), call.index)))
        .map(({ callee }) => callee);
      return [...called, ...calleesOf(this.graph, called)].some((callee) => releasing.has(callee));
    });
  }
}

/** Several ways may lead to one wait. */
function distinct(releases: readonly Release[]): Release[] {
  return [...new Map(releases.map((one) => [`${one.fn} ${one.span.start} ${one.span.end}`, one])).values()];
}
