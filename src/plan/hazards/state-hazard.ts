import { isWithin, pathOf } from '../../program';
import type { CallGraph, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import { namesOf, type Touch } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import type { Middleware } from './middleware';

/** So many names are told. */
const MOST_NAMES = 3;

/** What a middleware shares with the handlers behind it; the response, where nothing is named. */
export function stateHazard(effects: Effects, one: Place, shared: TouchSet): Hazard {
  const what = told(effects, shared);
  const behind = one.isLast
    ? `what is run behind ${one.entry.route}`
    : `a handler behind the middleware of ${one.entry.route}`;
  return hazard(one, `${behind} is no longer done at once, and both use ${what}`);
}

/** What a middleware uses when control is back, and handlers behind it have set. */
export function setHazard(effects: Effects, one: Place, shared: TouchSet): Hazard {
  const what = told(effects, shared);
  return hazard(
    one,
    `there is a wait now between a handler that sets ${what} and the middleware of ${one.entry.route}, which uses it`,
  );
}

type Place = Pick<Middleware, 'entry' | 'line' | 'isLast'>;

function hazard({ entry, line }: Place, message: string): Hazard {
  return { code: 'middleware-state', message, at: `${pathOf(entry.fn)}:${line}` };
}

function told({ sets }: Effects, shared: TouchSet): string {
  const names = [...new Set(sets.list(shared).flatMap(({ location }) => namesOf(location)))];
  return names.length > 0 ? names.slice(0, MOST_NAMES).join(', ') : 'the response';
}

const isUse = (touch: Touch): boolean => !isChange(touch);

/** The uses of what is changed, among later touches. */
export function seen({ sets }: Effects, changed: TouchSet, later: TouchSet): TouchSet {
  return sets.near(changed).and(later.and(sets.where(isUse)));
}

/** Where the outermost call begins that a pause is in. */
// Matches: res.send(fs.readFileSync(page))
export function outermost({ program }: CallGraph, { fn, start, end }: Pause): number {
  const around = program.callsIn(fn).filter(({ span }) => isWithin({ start, end }, span));
  return Math.min(...around.map(({ span }) => span.start), start);
}
