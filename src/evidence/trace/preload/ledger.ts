import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Durations, noDurations } from '../histogram';
import type { ProcessRecord, RouteRecord, StretchesRecord } from '../record';
import { now } from './clock';
import type { Request } from './request';
import { Sampler } from './sampler';
import { OTHER_ROUTES, Sites } from './sites';

const MOST_ROUTES = 500;
/** Milliseconds between samples of the event-loop delay. */
const RESOLUTION = 10;
/** Calls of open requests are reported after this many milliseconds. */
const LONG = 2000;
/** Stretches from this many milliseconds on are attributed to functions. */
const NOTABLE = 5;

interface Route {
  requests: number;
  readonly blocked: Durations;
  readonly stretches: number[];
  longest: number;
  ran: number;
}

type LedgerRecord = Omit<ProcessRecord, 'pid' | 'parent' | 'node' | 'script'>;
type AnyFunction = (...args: never[]) => unknown;

/** All records of one process, in tables of limited size. */
export class Ledger {
  /** Whether there is something new since the last record. */
  isChanged = true;
  private readonly sites = new Sites();
  private readonly routes = new Map<string, Route>();
  private readonly pending = new Map<Request, number>();
  private readonly stretches = new Durations();
  private readonly background = new Durations();
  private readonly sampler = new Sampler();
  private requests = 0;
  private failure?: ProcessRecord['failure'];
  private delay?: IntervalHistogram;

  /** Records a measured call with its duration, made by the caller of `skip`. */
  call(rule: string, ms: number, request: Request | undefined, skip: AnyFunction): void {
    const site = this.sites.find(rule, skip, request !== undefined);
    if (!site) return;
    this.isChanged = true;
    site.durations.add(ms);
    // Work that a request leaves running after its end delays no response.
    if (request && this.pending.has(request)) request.called(site, ms);
    else (this.delay ? site.background : site.startup).add(ms);
  }

  /** Records that a server listens: start-up is over. */
  listening(): void {
    if (this.delay) return;
    this.delay = monitorEventLoopDelay({ resolution: RESOLUTION });
    this.delay.enable();
    this.sampler.start();
  }

  /** Records an uncaught error, which ends the process. */
  failed({ code, port }: { readonly code?: string; readonly port?: number }): void {
    this.failure = { code, port };
    this.isChanged = true;
  }

  open(request: Request): void {
    this.pending.set(request, now());
  }

  /** Records a synchronous stretch that began at `start`. */
  stretch(request: Request | undefined, start: number, ms: number): void {
    this.stretches.add(ms);
    if (ms < 1) return;
    if (request) request.ran(ms);
    else this.background.add(ms);
    if (ms < NOTABLE) return;
    this.isChanged = true;
    this.sampler.stretch({ start, end: start + ms, request });
  }

  close(request: Request): void {
    if (!this.pending.delete(request)) return;
    this.isChanged = true;
    this.requests += 1;
    const route = this.routeOf(request.route());
    if (request.calls) this.bookCalls(request);
    route.requests += 1;
    if (request.blocked > 0) route.blocked.add(request.blocked);
    request.stretches?.forEach((amount, index) => (route.stretches[index] += amount));
    route.ran += request.running;
    if (request.longest > route.longest) route.longest = request.longest;
  }

  /** Evaluates the samples, if it is time. */
  look(): void {
    this.sampler.look(false);
  }

  /** Everything so far; for open requests only if they have been running for long, or with `all`. */
  record(all: boolean): LedgerRecord {
    for (const [request, since] of this.pending) if (all || now() - since > LONG) this.bookCalls(request);
    if (all) this.sampler.look(true);
    this.isChanged = false;
    return {
      requests: this.requests,
      sites: this.sites.records(),
      routes: [...this.routes].map(([route, one]): RouteRecord => ({ route, ...one, blocked: one.blocked.record() })),
      stretches: stretchesOf(this.stretches),
      background: stretchesOf(this.background),
      loopDelay: this.loopDelay(),
      samples: this.sampler.records(),
      failure: this.failure,
      dropped: this.sites.dropped,
    };
  }

  /** The last record: the process ends. */
  end(): LedgerRecord {
    const record = this.record(true);
    this.sampler.stop();
    return record;
  }

  // The route may be known only at the end, because middleware runs before.
  private bookCalls(request: Request): void {
    const route = request.route();
    for (const [site, share] of request.calls ?? []) site.shareOf(route).merge(share);
    request.calls = undefined;
  }

  private routeOf(name: string): Route {
    const known = this.routes.get(name);
    if (known) return known;
    if (this.routes.size >= MOST_ROUTES && name !== OTHER_ROUTES) return this.routeOf(OTHER_ROUTES);
    const route = { requests: 0, blocked: new Durations(), stretches: noDurations(), longest: 0, ran: 0 };
    this.routes.set(name, route);
    return route;
  }

  private loopDelay(): ProcessRecord['loopDelay'] {
    if (!this.delay || this.delay.max === 0) return undefined;
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    return { p50: late(this.delay.percentile(50)), p99: late(this.delay.percentile(99)), max: late(this.delay.max) };
  }
}

function stretchesOf({ classes, total, max }: Durations): StretchesRecord {
  return { classes, total, max };
}
