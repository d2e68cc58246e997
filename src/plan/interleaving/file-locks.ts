import { callId, functionId, isWithin, pathOf } from '../../program';
import type { ArgumentFacts, CallFacts, CallGraph, CallId, FunctionId, Lock, Span } from '../../types';
import { lateBehind } from '../barriers/late-listeners';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { isChanged, isMadeIfMissing } from '../effects/file-uses';
import { mayAlias, type Location, type Place, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import { turnOf } from '../propagation/pauses';
import type { Waits } from '../propagation/waits';
import { fixedSince } from './fixed-paths';
import { isOfOneFile } from './calls-of-one-file';
import { usesByCommand } from './command-uses';
import type { Holders } from './lock-holders';
import { calleesOf, placesOf, type Region } from './lock-order';
import { restFor } from './ranges';
import { blockingAt } from '../graph-index';

/** More would be hard to read. */
const MOST_FILES = 3;
const MOST_DEPTH = 4;

/** A use of a file: the argument that names it, and its call. */
interface Use {
  readonly arg: ArgumentFacts;
  readonly call: CallFacts;
}

interface Narrowed {
  readonly lock: Lock;
  /** Its files are not the same each time. */
  readonly isVarying?: boolean;
}

/**
 * Narrows the lock of a place that stands for many files (`users/*.json`) to those that a request uses, so that requests
 * for different files do not wait for each other.
 */
export class FileLocks {
  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly holders: Holders,
    private readonly waits: Waits,
  ) {}

  /**
   * The locks of some regions. Who cannot tell its files in time holds the lock of them all: not under that of some,
   * because two of them would wait for each other, and not shared, because then it would exclude other readers. One that
   * is released at waits has one name.
   */
  of(locks: readonly Lock[], regions: readonly Region[]): readonly Lock[] {
    const places = placesOf(regions);
    const isOfFiles = places.every(({ location: { kind } }) => kind === 'file');
    if (!isOfFiles || locks.some(({ releases }) => releases) || !areMany(places)) return locks;
    const narrowed = locks.map((lock) => this.narrowed(lock, places) ?? { lock });
    const narrow = narrowed.filter(({ lock }) => lock.files);
    const within = calleesOf(
      this.graph,
      narrow.map(({ lock }) => lock.fn),
    );
    const isFit = narrowed.every(({ lock: { fn, files, shared } }) => files || (!shared && !within.has(fn)));
    const isWorthIt = narrow.some(({ lock: { shared }, isVarying }) => !shared && isVarying);
    return isFit && isWorthIt ? narrowed.map(({ lock }) => lock) : locks;
  }

  /** Undefined where the files are not known when the lock is taken. */
  private narrowed(lock: Lock, places: readonly Place[]): Narrowed | undefined {
    const { fn, range } = lock;
    const file = this.graph.program.fileOf(fn);
    const { body } = this.graph.program.fn(fn);
    const uses = this.usesIn(fn, range ?? body, places);
    const files = [...new Set(uses?.map(({ arg }) => arg.text))];
    if (!uses || files.length === 0 || files.length > MOST_FILES) return undefined;
    const known = uses.map(({ arg }) => fixedSince(file, arg));
    if (!known.every((at) => at !== undefined) || uses.some((use) => this.isChanging(use, fn))) return undefined;
    const since = Math.max(...known);
    const isVarying = since >= 0;
    if (since < (range ?? body).start) return { lock: { ...lock, files }, isVarying };
    const rest = range ? undefined : this.restOf(fn, since, uses);
    return rest && { lock: { ...lock, range: rest, files }, isVarying };
  }

  /** The statements that follow the declaration of the paths, where nothing else comes before. */
  private restOf(fn: FunctionId, since: number, uses: readonly Use[]): Lock['range'] {
    const starts = uses.map(({ call }) => call.span.start);
    const range = restFor(this.graph.program, fn, [since, ...starts], this.waits.of(fn));
    if (!range || lateBehind(this.graph, turnOf(this.graph, { fn, range }))) return undefined;
    const [before, after] = split(this.effects.eventsOf(fn), range.start);
    return before.some((event) => event.suspends || this.mayChange(event, after)) ? undefined : range;
  }

  /**
   * The uses of the places in a part of a function, as expressions of that function; undefined where one of them is not.
   */
  private usesIn(fn: FunctionId, span: Span, places: readonly Place[], depth = 0): Use[] | undefined {
    const { path, calls } = this.graph.program.fileOf(fn);
    const uses: Use[] = [];
    for (const call of calls.filter((one) => isWithin(one.span, span))) {
      const id = callId(path, call.index);
      const found = [
        this.ownUses(id, call, span, places),
        ...this.calleesBehind(id, span, places).map((callee) => this.givenTo(callee, call, places, depth)),
      ];
      for (const some of found) {
        if (!some) return undefined;
        uses.push(...some);
      }
    }
    return uses;
  }

  /** The uses by a call itself. */
  private ownUses(id: CallId, call: CallFacts, span: Span, places: readonly Place[]): Use[] | undefined {
    const isMeant = (touch: Touch): boolean =>
      !isMadeIfMissing(touch) && places.some(({ location }) => mayAlias(location, touch.location));
    if (!this.effects.filesAt(id).some(isMeant)) return [];
    const blocking = blockingAt(this.graph, id);
    if (!blocking || blocking.method.runs) return usesByCommand(this.graph, id, span, isMeant);
    if (!isOfOneFile(blocking)) return undefined;
    const { paths = [0] } = blocking.method;
    const args = paths.map((index) => call.args[index]);
    return args.every((arg) => arg !== undefined) ? args.map((arg) => ({ arg, call })) : undefined;
  }

  /** The functions elsewhere that a call runs and that use the places. */
  private calleesBehind(id: CallId, span: Span, places: readonly Place[]): FunctionId[] {
    const { program } = this.graph;
    const edges = (this.graph.fromPassers().get(program.callerOf(id)) ?? []).filter(({ call }) => call === id);
    const isHere = (fn: FunctionId): boolean => pathOf(fn) === pathOf(id) && isWithin(program.fn(fn).span, span);
    const using = edges.filter(({ callee }) => {
      const touched = this.effects.touchSetOf(callee);
      return !isHere(callee) && places.some(({ location }) => touched.meets(this.effects.sets.at(location)));
    });
    return using.map(({ callee }) => callee);
  }

  /** The uses by a callee, each of a path that is one of its parameters, as arguments of its call. */
  // Matches: readJson(file), where function readJson(path) { return JSON.parse(fs.readFileSync(path)); }
  private givenTo(callee: FunctionId, call: CallFacts, places: readonly Place[], depth: number): Use[] | undefined {
    const { params, body, index } = this.graph.program.fn(callee);
    const file = this.graph.program.fileOf(callee);
    const isFollowed = depth < MOST_DEPTH && this.isPlain(call, callee);
    const uses = isFollowed ? this.usesIn(callee, body, places, depth + 1) : undefined;
    const given = uses?.map(({ arg }) => {
      const since = arg.path.kind === 'param' && arg.path.fn === index ? fixedSince(file, arg) : undefined;
      const isOwn = since !== undefined && since < body.start && params.includes(arg.text);
      return isOwn ? call.args[params.indexOf(arg.text)] : undefined;
    });
    return given?.every((arg) => arg !== undefined) ? given.map((arg) => ({ arg, call })) : undefined;
  }

  /** The arguments of the call are those of the function. Under another name, some may have been bound before. */
  // Matches: save(file, user), and not: files.forEach(save), save.call(this, file), save(...all)
  private isPlain(call: CallFacts, callee: FunctionId): boolean {
    const isNamed = call.name === this.graph.program.fn(callee).name;
    return isNamed && !call.isNew && !call.args.some(({ kind }) => kind === 'spread');
  }

  /** Whether other requests may change what a path is made of. */
  private isChanging({ arg, call }: Use, holder: FunctionId): boolean {
    const fns = [holder, functionId(pathOf(holder), call.fn)];
    const events = fns
      .flatMap((fn) => this.effects.eventsOf(fn))
      .filter(({ at }) => at >= arg.span.start && at < arg.span.end);
    return events.some((event) => event.own && this.changing(event).length > 0);
  }

  /** Whether requests change what an event and one of the later ones touch. */
  private mayChange(event: Event, later: readonly Event[]): boolean {
    const changing = this.changing(event);
    return later.some(({ touches }) => changing.some((location) => touches.meet(location)));
  }

  /** The locations of an event that requests change. */
  private changing({ touches }: Event): Location[] {
    return touches.list
      .map(({ location }) => location)
      .filter((location) => isChanged(this.holders.effectsAt(location)));
  }
}

/** Whether places are files of several names, or stand for several. */
// Matches: data/users.json and data/settings.json, of which add(file, item) gets one
function areMany(places: readonly Place[]): boolean {
  return places.some(({ location }) => isMany(location) || location.name !== places[0].location.name);
}

/** It may be another file each time. The value of one expression is as well, unless that is a constant. */
function isMany(location: Location): boolean {
  return !isOneFile(location) || /^<[^#>]*>$/.test(location.key);
}

function split(events: readonly Event[], at: number): [Event[], Event[]] {
  return [events.filter((event) => event.at < at), events.filter((event) => event.at >= at)];
}
