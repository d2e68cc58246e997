// Matches: GET /users/:id, use *
const ROUTE = /^(?<method>\S+) (?<path>.*)$/;
/** A segment of a path with parts that are not known. */
const VARIES = /[:*?$({]/;
/** One that need not be there. */
const IS_OPTIONAL = /[*?$({]/;
// Matches: param id, of app.param('id', load)
const PARAM = /^param (?<name>.*)$/;
/** Whether a route is that of a parameter: `app.param('id', load)`. */
export function isParam(route: string): boolean {
  return PARAM.test(route);
}

/** Whether a route tells a path, and not only where something was registered. */
// Matches: use /api, GET *, and not: fastify.addHook preHandler
export function isPath(route: string): boolean {
  return /^[/*]/.test(ROUTE.exec(route)?.groups?.path ?? '');
}

/** Whether a request for one route may come by another before. */
// Matches: use /api, and GET /api/users; use *, and anything; GET /users, and GET /users; not: GET /users/:id, and GET /users/:id/posts
export function covers(route: string, other: string): boolean {
  const param = PARAM.exec(route)?.groups?.name;
  if (param !== undefined) return other.includes(`:${param}`);
  const [one, two] = [placeOf(route), placeOf(other)];
  const isPrefix = one.method === 'use' || two.method === 'use';
  if (!isPrefix && two.method !== one.method && one.method !== 'ALL') return false;
  const [length, rest] = [one.parts.length, two.parts.length];
  // What stands behind a wildcard is not known.
  const end = Math.min(isPrefix ? Math.min(length, rest) : Math.max(length, rest), one.known, two.known);
  for (let at = 0; at < end; at += 1) if (!isAlike(one.parts[at], two.parts[at])) return false;
  return true;
}

/** A route taken apart: up to `known` parts of its path no wildcard comes. */
interface Place {
  readonly method?: string;
  readonly parts: readonly string[];
  readonly known: number;
}

/** Memoised, because each pair of routes asks. */
const places = new Map<string, Place>();

function placeOf(route: string): Place {
  const found = places.get(route) ?? takenApart(route);
  places.set(route, found);
  return found;
}

function takenApart(route: string): Place {
  const { method, path = '*' } = ROUTE.exec(route)?.groups ?? {};
  // Express ignores case. All that is mounted at `/` is a prefix of anything.
  const parts = path.replace(/\/+$/, '').toLowerCase().split('/');
  const wild = parts.findIndex((part) => /[*({]/.test(part));
  return { method, parts, known: wild < 0 ? Infinity : wild };
}

function isAlike(part: string | undefined, other: string | undefined): boolean {
  if (part === undefined || other === undefined) return IS_OPTIONAL.test(part ?? other ?? '');
  return part === other || [part, other].some((one) => VARIES.test(one));
}
