import { isWithin } from '../../program';
import type { BlockingCall, CallGraph, Hazard, Lock, NamedTime } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { pausesOf, type Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';

/** Methods that take a millisecond and more, whatever they are given; those of `child_process` all do. */
const SLOW = /^(?:pbkdf2|scrypt|hash|compare|generate\w+|derive|encrypt|fetch|request)(?:Sync)?$/;

/**
 * Names made of the time in front of a slow call: as long as that blocked, no two requests came to them in one millisecond.
 * Now those that come together get the same.
 */
// Matches: users.push({ id: Date.now(), hash: crypto.scryptSync(password, salt, 32) })
export function sameMoments(
  graph: CallGraph,
  closures: readonly Closure[],
  locks: readonly Lock[],
): Guarding['hazards'] {
  return closures
    .filter(({ finding }) => isSlow(finding.blocking))
    .flatMap(({ finding, owner, awaits }) =>
      pausesOf(graph, [finding.blocking.id, ...awaits])
        .flatMap((pause) => timesBefore(graph, pause, locks))
        .map(({ place, name, text }) => {
          const message = `${name} is made of ${text}, and who comes in the same millisecond gets the same`;
          const hazard: Hazard = { code: 'same-moment', message, at: place, findings: [finding.id] };
          return { fn: owner, hazard };
        }),
    );
}

function isSlow({ module, method }: BlockingCall): boolean {
  return module.category === 'child_process' || (module.category !== 'fs' && SLOW.test(method.sync));
}

/** The times in front of a pause, with no wait in between that was there before, and no lock around both. */
function timesBefore(
  graph: CallGraph,
  { fn, start, end }: Pause,
  locks: readonly Lock[],
): (NamedTime & { readonly place: string })[] {
  const { path, times } = graph.program.fileOf(fn);
  const { index } = graph.program.fn(fn);
  const waits = waitsOf(graph).of(fn);
  const isUnderOne = (at: number): boolean =>
    locks.some(
      (lock) =>
        lock.fn === fn &&
        lock.shared !== true &&
        lock.files === undefined &&
        (lock.range === undefined || isWithin({ start: at, end }, lock.range)),
    );
  return times
    .filter(({ fn: owner, at }) => owner === index && at < start)
    .filter(({ at }) => !waits.some((wait) => wait > at && wait < start) && !isUnderOne(at))
    .map((time) => ({ ...time, place: `${path}:${time.line}` }));
}
