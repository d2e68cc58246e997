import { Durations } from '../histogram';
import type { FrameRecord, ShareRecord, SiteRecord } from '../record';
import { frameRecord, framesBelow, ownerOf } from './frames';

/** More than an app has call sites; later ones are only counted. */
const MOST_SITES = 2000;
const MOST_ROUTES = 100;
const MOST_FRAMES = 12;
/** The name for routes beyond the limit. */
export const OTHER_ROUTES = '(other routes)';

/** Count and total duration of a part. */
export class Share {
  count = 0;
  total = 0;
  max = 0;

  add(ms: number): void {
    this.merge({ count: 1, total: ms, max: ms });
  }

  merge({ count, total, max }: ShareRecord): void {
    this.count += count;
    this.total += total;
    if (max > this.max) this.max = max;
  }
}

/** A call site and its measurements. */
export class Site {
  readonly durations = new Durations();
  readonly startup = new Share();
  readonly background = new Share();
  readonly routes = new Map<string, Share>();

  constructor(
    private readonly rule: string,
    private readonly stack: readonly FrameRecord[],
    private readonly through?: FrameRecord,
  ) {}

  shareOf(route: string): Share {
    const known = this.routes.get(route);
    if (known) return known;
    if (this.routes.size >= MOST_ROUTES && route !== OTHER_ROUTES) return this.shareOf(OTHER_ROUTES);
    const share = new Share();
    this.routes.set(route, share);
    return share;
  }

  record(): SiteRecord {
    const { rule, stack, through, startup, background } = this;
    const routes = [...this.routes].map(([route, { count, total, max }]) => [route, { count, total, max }] as const);
    const used = (share: Share): ShareRecord | undefined => (share.count > 0 ? { ...share } : undefined);
    return {
      rule,
      stack,
      through,
      startup: used(startup),
      background: used(background),
      routes,
      ...this.durations.record(),
    };
  }
}

type AnyFunction = (...args: never[]) => unknown;

/** All call sites, by their position in the code. */
export class Sites {
  /** Calls at sites for which there was no room. */
  dropped = 0;
  private readonly byPlace = new Map<string, Map<string | null | undefined, Map<number, Site>>>();
  private readonly all = new Set<Site>();

  /**
   * The call site of the caller of `skip`. Undefined if it is not the user's concern: the call was made by Node itself
   * or, unless `always`, by packages only.
   */
  find(rule: string, skip: AnyFunction, always: boolean): Site | undefined {
    const [caller] = framesBelow(skip, 1);
    if (caller !== undefined && ownerOf(caller) === 'app') return this.at(rule, caller, () => framesBelow(skip));
    const frames = framesBelow(skip);
    if (isModuleLoader(frames)) return undefined;
    return this.farOff(rule, frames, always);
  }

  /** The nearest call site of the app in these frames. */
  private farOff(rule: string, frames: readonly NodeJS.CallSite[], always: boolean): Site | undefined {
    const direct = frames.find((frame) => ownerOf(frame) !== 'node');
    const own = frames.find((frame) => ownerOf(frame) === 'app');
    if (!direct || (!own && !always)) return undefined;
    if (direct === own) return this.at(rule, own, () => frames);
    const key = own ? `${rule} ${own.getFileName()}:${own.getPosition()}` : rule;
    return this.at(key, direct, () => frames, rule);
  }

  private at(
    key: string,
    frame: NodeJS.CallSite,
    frames: () => readonly NodeJS.CallSite[],
    rule: string = key,
  ): Site | undefined {
    const files = this.byPlace.get(key) ?? new Map<string | null | undefined, Map<number, Site>>();
    if (files.size === 0) this.byPlace.set(key, files);
    const file = frame.getFileName();
    const places = files.get(file) ?? new Map<number, Site>();
    if (places.size === 0) files.set(file, places);
    const position = frame.getPosition();
    const known = places.get(position);
    if (known) return known;
    if (this.all.size >= MOST_SITES) return this.drop();
    const site = siteOf(rule, frames());
    places.set(position, site);
    this.all.add(site);
    return site;
  }

  private drop(): undefined {
    this.dropped += 1;
  }

  records(): readonly SiteRecord[] {
    return [...this.all].map((site) => site.record());
  }
}

function siteOf(rule: string, frames: readonly NodeJS.CallSite[]): Site {
  const direct = frames.find((frame) => ownerOf(frame) !== 'node') as NodeJS.CallSite;
  const own = frames.filter((frame) => ownerOf(frame) === 'app');
  const through = ownerOf(direct) === 'package' ? frameRecord(direct) : undefined;
  return new Site(rule, (own.length > 0 ? own : [direct]).slice(0, MOST_FRAMES).map(frameRecord), through);
}

// Reads while a module is loaded are reported as its `require`.
function isModuleLoader(frames: readonly NodeJS.CallSite[]): boolean {
  return frames.length > 0 && (frames[0].getFileName() ?? '').startsWith('node:internal/modules/');
}
