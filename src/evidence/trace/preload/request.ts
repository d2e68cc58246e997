import type { IncomingMessage } from 'node:http';
import { classOf, noDurations } from '../histogram';
import type { Site } from './sites';
import { Share } from './sites';

/** The properties that Express adds to a request. */
type Routed = IncomingMessage & { readonly route?: { readonly path?: unknown }; readonly baseUrl?: string };

/** A request in progress, and its costs so far. */
export class Request {
  /** Milliseconds for which measured calls kept others waiting. */
  blocked = 0;
  /** Its longest synchronous stretch, the total time of those from a millisecond on, and counts by class. */
  longest = 0;
  running = 0;
  stretches?: number[];
  calls?: Map<Site, Share>;
  /** To be called at its end; may be called more than once. */
  closed: () => void = () => undefined;
  private readonly method: string;
  private readonly path: string;
  private pattern?: string;
  private seen?: unknown;

  constructor(
    private readonly message: Routed,
    isUpgrade: boolean,
  ) {
    this.method = isUpgrade ? 'UPGRADE' : (message.method ?? 'GET');
    // Express shortens `url` in mounted routers.
    this.path = message.url ?? '/';
  }

  called(site: Site, ms: number): void {
    this.look();
    this.blocked += ms;
    this.calls ??= new Map();
    const share = this.calls.get(site) ?? new Share();
    if (share.count === 0) this.calls.set(site, share);
    share.add(ms);
  }

  /** Records a synchronous stretch of its code. */
  ran(ms: number): void {
    this.look();
    this.stretches ??= noDurations();
    this.stretches[classOf(ms)] += 1;
    this.running += ms;
    if (ms > this.longest) this.longest = ms;
  }

  /** Method and route pattern, if the framework knows it; otherwise the path without what looks like an id. */
  route(): string {
    this.look();
    return `${this.method} ${this.pattern ?? withoutIds(this.path)}`;
  }

  /** The route is known while its handler runs; later the router may have reset it. */
  private look(): void {
    const { route, baseUrl } = this.message;
    if (!route || route === this.seen) return;
    this.seen = route;
    const pattern = typeof route.path === 'string' && route.path !== '/' ? route.path : patternText(route.path);
    this.pattern = baseUrl ? withoutIds(baseUrl) + pattern : pattern || '/';
  }
}

// Express: '/users/:id', a regular expression, or a list of both
function patternText(path: unknown): string {
  if (Array.isArray(path)) return path.map(patternText).join('|');
  return path === '/' ? '' : String(path ?? '');
}

const IDS = /^(?:\d+|[0-9a-f]{8,}|[0-9a-f-]{32,}|.*[%@].*|(?=.*\d).{20,}|.{40,})$/i;

/** `/users/17/books?page=2` → `/users/:id/books`. */
export function withoutIds(url: string): string {
  const path = url.split(/[?#]/, 1)[0].replace(/^https?:\/\/[^/]+/, '');
  return path
    .split('/')
    .map((segment) => (IDS.test(segment) ? ':id' : segment))
    .join('/');
}
