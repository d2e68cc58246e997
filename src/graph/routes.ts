import type { ArgumentFacts, CallFacts, CallId } from '../types';
import type { Links } from './link';
import { pathOf, type Program } from '../program';
import type { Solver } from './solve';

const MAX_DEPTH = 6;
const METHODS = new Set(
  (
    'get post put delete patch head options all copy lock merge mkcol move notify propfind proppatch purge report search ' +
    'subscribe trace unlock unsubscribe del opts ws'
  ).split(' '),
);

interface Mount {
  readonly prefix: string;
  readonly parents: readonly CallId[];
}

/** Names routes as a client sees them: `GET /users/:id`, with the prefixes under which routers are mounted. */
export class Routes {
  private readonly mounts = new Map<CallId, Mount>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** Notes `app.use('/users', router)`. */
  noteMounts(id: CallId): void {
    const call = this.program.call(id);
    if (call.name !== 'use') return;
    const prefix = pathArgument(call) ?? '';
    const parents = this.sites(id, call.receiverNode);
    for (const arg of call.args) {
      for (const site of this.sites(id, arg.node))
        if (!this.mounts.has(site)) this.mounts.set(site, { prefix, parents });
    }
  }

  /** The route that a registering call makes. */
  routeOf(id: CallId): string {
    const call = this.program.call(id);
    const own = pathArgument(call) ?? this.chainedPath(call) ?? '';
    const path = join(this.prefixOf(this.sites(id, call.receiverNode), 0), own);
    if (call.name === 'use') return `use ${path || '*'}`;
    if (call.name === 'param') return `param ${own}`;
    const place = call.args[0]?.place;
    if (place) return `${place.method.toUpperCase()} ${place.path}`;
    if (METHODS.has(call.name) && path !== '') return `${call.name.toUpperCase()} ${path}`;
    return own === '' ? call.text : `${call.text} ${own}`;
  }

  private prefixOf(sites: readonly CallId[], depth: number): string {
    const mount = sites.map((site) => this.mounts.get(site)).find((found) => found !== undefined);
    if (!mount || depth > MAX_DEPTH) return '';
    return join(this.prefixOf(mount.parents, depth + 1), mount.prefix);
  }

  /** Which calls made the external values at a node. */
  private sites(id: CallId, local: number): CallId[] {
    if (local < 0) return [];
    const values = this.solver.valuesAt(this.links.node(pathOf(id), local));
    return [...values].flatMap((value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'external' && known.site !== undefined ? [known.site] : [];
    });
  }

  // Matches: router.route('/x').get(show)
  private chainedPath(call: CallFacts): string | undefined {
    return /\.route\(\s*['"`]([^'"`]*)['"`]\s*\)/.exec(call.text)?.[1];
  }
}

function pathArgument(call: CallFacts): string | undefined {
  const first: ArgumentFacts | undefined = call.args[0];
  return first?.kind === 'string' ? first.value : undefined;
}

function join(prefix: string, path: string): string {
  if (prefix === '' && !path.startsWith('/')) return path;
  return `${prefix}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
