import type { CallFacts, CallId, Entry, FileFacts, FunctionId, Handed, HandlerRow } from '../../types';
import type { CallResults } from '../calls/results';
import type { Links } from '../linking/links';
import { functionId, pathOf, type Program } from '../../program';
import { RouteTables, type TableRow } from './route-tables';
import { joined, pathArgument, shortened, textOf, type Given } from './route-texts';
import type { Solver } from '../points-to/solve';

const MAX_DEPTH = 6;
const METHODS = new Set(
  (
    'get post put delete patch head options all copy lock merge mkcol move notify propfind proppatch purge report search ' +
    'subscribe trace unlock unsubscribe del opts ws'
  ).split(' '),
);

/** Methods that mount their argument below a path. */
const MOUNTS = new Set(['use', 'route', 'mount', 'basePath']);

// Matches: app.use(router.routes()), app.use(router.middleware())
const GIVES_MIDDLEWARE = new Set(['routes', 'middleware']);

interface Mount {
  readonly prefix: string;
  readonly parents: readonly CallId[];
  /** All calls that mount it somewhere. */
  readonly by: CallId[];
}

/** Names routes as a client sees them: `GET /users/:id`, with the prefixes under which routers are mounted. */
export class Routes {
  private readonly mounts = new Map<CallId, Mount>();
  private readonly tables: RouteTables;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly targets: CallResults['targets'],
    private readonly placed: CallResults['mounts'],
  ) {
    this.tables = new RouteTables(program, solver, links);
  }

  /** Records `app.use('/users', router)`. */
  noteMounts(id: CallId): void {
    const call = this.program.call(id);
    if (!MOUNTS.has(call.name) || (call.name === 'route' && call.args.length < 2)) return;
    const prefix = pathArgument(call) ?? '';
    const parents = this.sites(id, call.receiverNode);
    for (const arg of call.args) {
      for (const [value, site] of this.mounted(id, arg.node)) {
        // Several apps are made there, and which of them is mounted is not known.
        if (parents.includes(site)) continue;
        // Matches: TABLE.forEach(({ path, router }) => app.use(path, router))
        const row = prefix === '' ? this.tables.rowOf(id, arg.node, value) : undefined;
        const known = this.mounts.get(site);
        if (known) known.by.push(id);
        else this.mounts.set(site, { prefix: row ? inRow(call, row) : prefix, parents, by: [id] });
      }
    }
  }

  /** The route that a registering call makes for the function in one of its arguments. */
  routeOf(id: CallId, { keyed }: Pick<HandlerRow, 'keyed'>, { fn, index }: Pick<Handed, 'fn' | 'index'>): string {
    const call = this.program.call(id);
    const key = keyed && keyOf(this.program.fileOf(id), call);
    if (key !== undefined) return `${call.name} ${key}`;
    const row = this.rowOf(id, fn, index);
    const own = row ? inRow(call, row) : (pathArgument(call) ?? '');
    // Matches: for (const { method, path, handler } of TABLE) router[method](path, handler)
    const method = row && call.member?.computed ? row.texts.find((text) => METHODS.has(text.toLowerCase())) : undefined;
    if (method !== undefined) return `${method.toUpperCase()} ${this.fullPath(id, own)}`;
    const path = this.fullPath(id, own);
    if (call.name === 'use') return `use ${path || '*'}`;
    if (call.name === 'param') return `param ${own}`;
    const place = call.args[0]?.place;
    if (place) return `${place.method.toUpperCase()} ${this.fullPath(id, place.path)}`;
    if (METHODS.has(call.name) && path !== '') return `${call.name.toUpperCase()} ${path}`;
    return own === '' ? shortened(call) : `${call.text} ${own}`;
  }

  /** The call that made the router on which a call registers, behind those that mount it; empty where that is not known. */
  // Matches: router.get('/', list) has app.use('/users', router) and express()
  placedAt(id: CallId): Pick<Entry, 'place' | 'often'> {
    const place = this.placeOf(id);
    const often = new Set(this.mounts.get(place.at(-1) ?? '')?.by).size > 1;
    return { place, ...(often && { often }) };
  }

  private placeOf(id: CallId, below = 0): readonly CallId[] {
    const sites = new Set(this.sites(id, this.program.call(id).receiverNode));
    const [site] = sites;
    if (sites.size !== 1 || below > MAX_DEPTH) return [];
    const placed = this.placed.get(site);
    const mounts = new Set(placed ? [placed.call] : this.mounts.get(site)?.by);
    const [mount = site] = mounts;
    return mounts.size > 1 ? [site] : [mount, ...this.placeOf(mount, below + 1)];
  }

  private rowOf(id: CallId, fn: FunctionId, index: number): TableRow | undefined {
    const arg = this.program.call(id).args[index];
    const value = this.links.functionValue.get(fn);
    return arg === undefined || value === undefined ? undefined : this.tables.rowOf(id, arg.node, value);
  }

  /** The route of a registering call in a function, for one call of that function, as far as its arguments tell. */
  routeAt(id: CallId, around: FunctionId, site: CallId): string | undefined {
    const call = this.program.call(id);
    const { args } = this.program.call(site);
    const isDirect = this.targets.get(site)?.has(around) === true;
    const given: Given = (path) => {
      if (!isDirect || path.kind !== 'param' || functionId(pathOf(id), path.fn) !== around) return undefined;
      return args[path.index] && textOf(args[path.index].path);
    };
    const texts = args.map(({ path }) => textOf(path));
    const own = pathArgument(call, given) ?? texts.find((text) => text?.startsWith('/'));
    const method = [call.name, ...texts].map((text) => text?.toLowerCase() ?? '').find((text) => METHODS.has(text));
    if (own === undefined) return undefined;
    return `${method === undefined ? call.text : method.toUpperCase()} ${this.fullPath(id, own)}`;
  }

  private fullPath(id: CallId, own: string): string {
    return joined(this.prefixOf(this.sites(id, this.program.call(id).receiverNode), []), own);
  }

  /** The prefix of the first of some sites that has one; `below` are the sites that are mounted there. */
  private prefixOf(sites: readonly CallId[], below: readonly CallId[]): string {
    if (below.length > MAX_DEPTH) return '';
    const above = sites.filter((site) => !below.includes(site));
    return above.map((site) => this.prefixAt(site, [...below, site])).find((prefix) => prefix !== '') ?? '';
  }

  private prefixAt(site: CallId, below: readonly CallId[]): string {
    const placed = this.placed.get(site);
    if (placed) return joined(this.prefixOf([placed.call], below), placed.prefix);
    const mount = this.mounts.get(site) ?? this.chained(site);
    return joined(mount ? joined(this.prefixOf(mount.parents, below), mount.prefix) : '', this.optionOf(site));
  }

  // Matches: router.route('/x'), and router.route('/x').get(show), which gives the same; app.register(plugin), which gives an app
  private chained(site: CallId): Mount | undefined {
    const call = this.program.call(site);
    if (call.receiverNode < 0) return undefined;
    const prefix = call.name === 'route' ? (pathArgument(call) ?? '') : '';
    return { prefix, parents: this.sites(site, call.receiverNode), by: [] };
  }

  // Matches: new Router({ prefix: '/users' }), app.register(routes, { prefix: '/users' })
  private optionOf(site: CallId): string {
    const { args } = this.program.call(site);
    const options = args.find(({ kind, keys }) => kind === 'object' && keys?.includes('prefix'));
    if (!options) return '';
    const held = this.solver.nodes(1);
    this.solver.load(held, this.links.node(pathOf(site), options.node), 'prefix');
    this.solver.run();
    const texts = [...this.solver.valuesAt(held)].map((value) => this.solver.values.get(value));
    // What only a run can tell has a name: <routes/index.js#base>
    const named = (pattern: string): string => pattern.replace(/<[^>#]*#([\w$]+)>/g, '${$1}');
    return texts.flatMap((value) => (value.kind === 'text' ? [named(value.pattern)] : []))[0] ?? '';
  }

  /** The calls that made what a call mounts; a router of Koa gives a middleware for that, and a class its own router. */
  private mounted(id: CallId, local: number): readonly (readonly [value: number, site: CallId])[] {
    const made = this.made(id, local);
    if (made.length > 0 || local < 0) return made;
    const given = this.program.fileOf(id).calls.find(({ resultNode }) => resultNode === local);
    return given && GIVES_MIDDLEWARE.has(given.name) ? this.made(id, given.receiverNode) : [];
  }

  /** The calls that created the outside values at a node. */
  private sites(id: CallId, local: number): CallId[] {
    return this.made(id, local).map(([, site]) => site);
  }

  /** The same, with the values. */
  private made(id: CallId, local: number): [value: number, site: CallId][] {
    if (local < 0) return [];
    const values = this.solver.valuesAt(this.links.node(pathOf(id), local));
    return [...values].flatMap((value): [number, CallId][] => {
      const known = this.solver.values.get(value);
      return known.kind === 'external' && known.site !== undefined ? [[value, known.site]] : [];
    });
  }
}

/** The first argument of a call as a path, with what its row of a table adds. */
function inRow(call: CallFacts, { textAt }: TableRow): string {
  return pathArgument(call, (path) => (path.kind === 'node' ? textAt(path.node) : undefined)) ?? '';
}

// Matches: router({ greeting: procedure.query(greet) })
function keyOf({ flow }: FileFacts, { resultNode }: CallFacts): string | undefined {
  const kept = flow.find((item) => item[0] === 'store' && item[3] === resultNode);
  return kept?.[0] === 'store' ? kept[2] : undefined;
}
