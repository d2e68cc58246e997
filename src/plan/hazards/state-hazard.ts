import { isWithin, pathOf } from '../../program';
import type { CallGraph, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { namesOf } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import type { Middleware } from './middlewares';

/** So many names are told. */
const MOST_NAMES = 3;

/** What a middleware shares with the handlers behind it; the response, where nothing is named. */
export function stateHazard(
  { sets }: Effects,
  { entry, line }: Pick<Middleware, 'entry' | 'line'>,
  shared: TouchSet,
): Hazard {
  const names = [...new Set(sets.list(shared).flatMap(({ location }) => namesOf(location)))];
  const what = names.length > 0 ? names.slice(0, MOST_NAMES).join(', ') : 'the response';
  return {
    code: 'middleware-state',
    message: `a handler behind the middleware of ${entry.route} is no longer done at once, and both use ${what}`,
    at: `${pathOf(entry.fn)}:${line}`,
  };
}

/** Where the outermost call begins that a pause is in. */
// Matches: res.send(fs.readFileSync(page))
export function outermost({ program }: CallGraph, { fn, start, end }: Pause): number {
  const around = program.callsIn(fn).filter(({ span }) => isWithin({ start, end }, span));
  return Math.min(...around.map(({ span }) => span.start), start);
}
