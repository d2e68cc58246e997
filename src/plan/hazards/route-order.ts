// Matches: GET /users/:id, use *
const ROUTE = /^(?<method>\S+) (?<path>.*)$/;
/** A segment of a path with parts that are not known. */
const VARIES = /[:*?$(]/;
// Matches: param id, of app.param('id', load)
const PARAM = /^param (?<name>.*)$/;
/** Hooks of Fastify, and parsers of bodies, that run before a handler (https://fastify.dev/docs/latest/Reference/Hooks/). */
const BEFORE = /^(?:onRequest|preParsing|preValidation|preHandler)$/;
// Matches: fastify.addHook preHandler, fastify.addContentTypeParser text/csv
const HOOK = /\.(?:addHook (?:onRequest|preParsing|preValidation|preHandler)|addContentTypeParser\b.*)$/;

/** Whether a route is that of a parameter: `app.param('id', load)`. */
export function isParam(route: string): boolean {
  return PARAM.test(route);
}

/** Whether a function is a hook that runs before a handler, by its route or by the option that it is. */
export function isHook(route: string, name: string): boolean {
  return HOOK.test(route) || BEFORE.test(name);
}

/** Whether a request for one route may come by another before. */
// Matches: use /api, and GET /api/users; use *, and anything; GET /users, and GET /users
export function covers(route: string, other: string): boolean {
  if (HOOK.test(route)) return true;
  const param = PARAM.exec(route)?.groups?.name;
  if (param !== undefined) return other.includes(`:${param}`);
  const [one, two] = [route, other].map((text) => ROUTE.exec(text)?.groups ?? {});
  const isPrefix = one.method === 'use' || two.method === 'use';
  if (!isPrefix && ![two.method, 'ALL'].includes(one.method)) return false;
  const [path, rest] = [one, two].map((text) => (text.path ?? '*').split('/'));
  const length = isPrefix ? Math.min(path.length, rest.length) : Math.max(path.length, rest.length);
  // What stands behind a wildcard is not known.
  const end = [path, rest].map((parts) => parts.findIndex((part) => /[*(]/.test(part))).filter((at) => at >= 0);
  return path.slice(0, Math.min(length, ...end)).every((part, at) => isAlike(part, rest[at]));
}

function isAlike(part: string, other: string | undefined): boolean {
  return part === other || [part, other ?? ''].some((one) => VARIES.test(one));
}
