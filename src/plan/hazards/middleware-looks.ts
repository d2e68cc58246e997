import { ELEMENT } from '../../language/state-parts';
import { memoisedWithin } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { doneBefore } from './awaited-writes';
import { breaks, isChange } from '../effects/file-uses';
import { isPartOf, mayAlias, PART, type Location, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import { calleesOf } from '../interleaving/lock-order';
import type { Pause } from '../propagation/pauses';
import type { Middleware } from './middleware';
import { callsBefore } from './reaching-calls';
import { isHandler, runsFor } from './stages';
import { NO_TOUCH, TouchSet } from '../effects/touch-set';

/** Rows of a table are not told apart, and settings of the environment decide who may do something in general. */
const isShared = ({ location: { kind, key, home, own } }: Touch): boolean =>
  kind === 'file' || (kind === 'variable' && home === undefined && !own && !key.startsWith('process.env'));
const isVariable = ({ location }: Touch): boolean => location.kind === 'variable';
// Matches: user.visits, where user is one of users, or users.admin
const isInside = ({ location, inside }: Touch): boolean =>
  inside === true || location.key.includes(ELEMENT) || location.key.includes(PART);
export const isUse = (touch: Touch): boolean => isShared(touch) && !isChange(touch);
// Matches: fs.readdirSync(folder), and not fs.mkdirSync(folder, { recursive: true }), which learns nothing
const isLook = (touch: Touch): boolean => isUse(touch) && touch.effect !== 'make';
/** A variable that gets another value as a whole is mostly made once for all requests. */
export const isChangeOf = (touch: Touch): boolean =>
  isShared(touch) && isChange(touch) && (touch.location.kind === 'file' || touch.counts === true || isInside(touch));

const isWritten = ({ location, effect, forgiving }: Touch): boolean =>
  location.kind === 'file' && (effect === 'write' || effect === 'remove' || (effect === 'make' && !forgiving));
const isRead = ({ effect, copied }: Touch): boolean => effect === 'read' && copied !== true;
/** One of many files is mostly that of one request alone. */
const isOfAll = ({ location }: Touch): boolean => isOneFile(location) && !location.key.includes('*');
const isRemoved = (touch: Touch): boolean => touch.effect === 'remove' && isOfAll(touch);
const isWrittenForAll = (touch: Touch): boolean => isWritten(touch) && isOfAll(touch);
const isUsedUp = (touch: Touch): boolean => touch.location.kind === 'file' && (isRead(touch) || isRemoved(touch));

/**
 * Whether what is looked at belongs to what is changed. Two of many files are the same where they are named in the same way:
 * `keys/${key}` is not `notes/${id}`. Who looks for a user does not look at what the user has.
 */
export function belongs(looked: Location, changed: Location): boolean {
  return looked.key === changed.key || (looked.kind === 'variable' && isPartOf(looked, changed));
}

/** Whether it is in a folder that was listed: what comes next may be named, or allowed, by how many are in there. */
// Matches: req.revision = fs.readdirSync('history').length + 1, and fs.writeFileSync(`history/${req.revision}.txt`, text)
function isListed({ location: looked, listed }: Touch, { location: changed }: Touch): boolean {
  return listed === true && mayAlias(looked, changed);
}

/**
 * Files and variables that a middleware has read, or looked for, and that a handler behind it changes: both were one piece. A
 * handler that reads again does not rely on the middleware, unless that decides whether there is anything to change.
 */
// Matches: (req, res, next) => { req.db = JSON.parse(fs.readFileSync(file)); next(); }, and fs.writeFileSync(file, JSON.stringify(req.db))
export class MiddlewareLooks {
  // What a middleware looks at is asked for each place that each handler behind it changes.
  private readonly runBy = memoisedWithin((graph: CallGraph, fn: FunctionId): readonly FunctionId[] => [
    fn,
    ...calleesOf(graph, [fn]),
  ]);

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {}

  /** What a function reads, or looks for, from one offset to another: variables itself, or in what it calls there. */
  usedIn(fn: FunctionId, from: number, until: number): TouchSet {
    const { sets } = this.effects;
    const events = this.effects
      .eventsOf(fn)
      .filter(({ at }) => at >= from && at <= until && !this.isLast(fn, at, until));
    const all = TouchSet.union(events.map(({ touches }) => touches.set)).and(sets.where(isUse));
    const called = events.flatMap(({ call }) => (call === undefined ? [] : [...(this.graph.targets.get(call) ?? [])]));
    const near = [
      ...events.flatMap(({ own, touches }) => (own ? [touches.set] : [])),
      ...called.map((one) => this.effects.ownSetOf(one)),
    ];
    return all.without(sets.where(isVariable)).or(all.and(TouchSet.union(near)));
  }

  /** The files that a middleware writes before it passes control on, up to an offset, itself or in what it calls there. */
  // Matches: app.use((req, res, next) => { fs.writeFileSync(last, req.body); next(); })
  writtenBy(one: Middleware, end: number = one.until): TouchSet {
    const { entry, from, until } = one;
    const { fn } = entry;
    const leading = callsBefore(this.graph, { fn, start: until, end: until });
    const ids = new Set(leading.map(({ index }) => callId(pathOf(fn), index)));
    const isLeading = ({ call }: { call?: CallId }): boolean =>
      call === undefined || ids.has(call) || this.isWhole(fn, until);
    const events = this.effects.eventsOf(fn).filter((event) => event.at >= from && event.at <= end && isLeading(event));
    const written = events.map(({ call, touches }) => touches.set.without(this.missedBefore(fn, call)));
    const { sets } = this.effects;
    const own = TouchSet.union(written).and(sets.where(this.isWhole(fn, until) ? isWrittenForAll : isWritten));
    return own.or(doneBefore(this.graph, this.effects, one).and(sets.where(isWrittenForAll)));
  }

  /** What a call only fills, because a look at it found nothing: it is the same for all, whoever comes first. */
  // Matches: let secret = read(); if (!secret) { secret = random(); save(secret); }
  private missedBefore(fn: FunctionId, act: CallId | undefined): TouchSet {
    const { program } = this.graph;
    const { fillings } = program.fileOf(fn);
    if (act === undefined || fillings.length === 0) return NO_TOUCH;
    const { index } = program.call(act);
    const looks = new Set(fillings.flatMap((one) => (one.act === index ? [callId(pathOf(fn), one.look)] : [])));
    const events = this.effects.eventsOf(fn).filter(({ call }) => call !== undefined && looks.has(call));
    const { sets } = this.effects;
    return sets.near(TouchSet.union(events.map(({ touches }) => touches.set)).and(sets.where(isUse)));
  }

  /** The files that it has written at a pause that comes last in the call that it awaits before that. */
  writtenLast(one: Middleware, pause: Pause): TouchSet {
    return doneBefore(this.graph, this.effects, one, pause).and(this.effects.sets.where(isWrittenForAll));
  }

  /** What of it is read later, or removed, which was what the middleware had written or made. */
  readBack(written: TouchSet, later: TouchSet): TouchSet {
    const { sets } = this.effects;
    const used = later.and(sets.where(isUsedUp)).and(sets.near(written));
    if (used.isEmpty) return used;
    const before = sets.list(written);
    const isOfIt = (second: Touch): boolean =>
      before.some((first) => first.location.key === second.location.key && breaks(first, second, true));
    return sets.of(sets.list(used).filter(isOfIt));
  }

  /** Whether the function returns what happens there, and does not come to a later offset. */
  // Matches: if (req.method === 'GET') return res.end(fs.readFileSync(file)); next();
  private isLast(fn: FunctionId, at: number, until: number): boolean {
    const { index } = this.graph.program.fn(fn);
    const { returns } = this.graph.program.fileOf(fn);
    if (this.isWhole(fn, until)) return false;
    return returns.some(
      ({ fn: owner, span }) => owner === index && at > span.start && at <= span.end && until > span.end,
    );
  }

  /** Whether others run behind all that the function does. */
  // Matches: canActivate() { return isFree(read()); }, which passes control on by what it returns
  private isWhole(fn: FunctionId, until: number): boolean {
    return until >= this.graph.program.fn(fn).body.end;
  }

  /** What of it a handler changes later; without a look of its own, where the middleware does not decide by it. */
  lostIn(
    used: TouchSet,
    later: TouchSet,
    handler: FunctionId,
    { entry, from, decidesUntil }: Pick<Middleware, 'entry' | 'from' | 'decidesUntil'>,
  ): TouchSet {
    const { sets } = this.effects;
    const changed = later.and(sets.where(isChangeOf)).and(sets.near(used));
    if (changed.isEmpty) return changed;
    const deciding = this.usedIn(entry.fn, from, decidesUntil);
    const own = this.looksOf(handler, changed).without(sets.near(deciding));
    const before = sets.list(used);
    // Of other hooks it is not known for which handlers they run.
    const isCertain = isHandler(entry) || runsFor(this.graph, entry, handler);
    const isSeen = (first: Touch, second: Touch): boolean =>
      belongs(first.location, second.location) || (isCertain && isListed(first, second));
    const lost = sets
      .list(changed.without(sets.near(own)))
      .filter((second) => before.some((first) => isSeen(first, second) && breaks(first, second, true)));
    return sets.of(lost.filter(({ location }) => !this.isComplete(location, entry.fn)));
  }

  /** What a handler reads, or looks for, before it changes anything of it. */
  private looksOf(handler: FunctionId, changed: TouchSet): TouchSet {
    const events = this.effects.eventsOf(handler);
    const first = events.find(({ touches }) => touches.set.meets(changed))?.at ?? Infinity;
    const before = events.filter(({ at }) => at <= first).map(({ touches }) => touches.set);
    return TouchSet.union(before).and(this.effects.sets.where(isLook));
  }

  /** Whether a middleware looks at a place only in functions that also change it, each of which is complete in itself. */
  // Matches: foldersOf(user), which gives what it has made before
  private readonly isComplete = memoisedWithin((location: Location, middleware: FunctionId): boolean => {
    const { sets } = this.effects;
    const there = sets.at(location);
    const users = this.runBy(this.graph, middleware).filter((fn) => this.effects.ownSetOf(fn).meets(there));
    const changes = sets.where(isChangeOf);
    const isBoth = (touched: TouchSet): boolean => touched.meets(changes) && !touched.without(changes).isEmpty;
    return (
      location.kind === 'variable' &&
      users.every((fn) => fn !== middleware && isBoth(this.effects.ownSetOf(fn).and(there)))
    );
  });
}
