import type { FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { breaks, isChange } from '../effects/file-uses';
import type { Touch } from '../effects/locations';
import { TouchSet } from '../effects/touch-set';

const isOfFile = ({ location }: Touch): boolean => location.kind === 'file';
const isUse = (touch: Touch): boolean => isOfFile(touch) && !isChange(touch);
const isChangeOf = (touch: Touch): boolean => isOfFile(touch) && isChange(touch);

/**
 * Files that a middleware has read, or looked for, and that a handler behind it changes: both were one piece. A handler that
 * reads the file again does not rely on the middleware.
 */
// Matches: (req, res, next) => { req.db = JSON.parse(fs.readFileSync(file)); next(); }, and fs.writeFileSync(file, JSON.stringify(req.db))
export class MiddlewareFiles {
  constructor(private readonly effects: Effects) {}

  /** What a function reads, or looks for, from one offset to another. */
  usedIn(fn: FunctionId, from: number, until: number): TouchSet {
    const events = this.effects.eventsOf(fn).filter(({ at }) => at >= from && at <= until);
    return TouchSet.union(events.map(({ touches }) => touches.set)).and(this.effects.sets.where(isUse));
  }

  /** What of it a handler changes later, without a look of its own. */
  lostIn(used: TouchSet, later: TouchSet, handler: FunctionId): TouchSet {
    const { sets } = this.effects;
    const changed = later.and(sets.where(isChangeOf)).and(sets.near(used));
    if (changed.isEmpty) return changed;
    const own = this.effects.touchSetOf(handler).and(sets.where(isUse));
    const before = sets.list(used);
    // Two of many files are the same where they are named in the same way: `keys/${key}` is not `notes/${id}`.
    const lost = sets
      .list(changed.without(sets.near(own)))
      .filter((second) =>
        before.some((first) => first.location.key === second.location.key && breaks(first, second, true)),
      );
    return sets.of(lost);
  }
}
