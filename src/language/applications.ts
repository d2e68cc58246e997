import { isOwnName } from './request-fields';

/** Requests, answers and contexts of an application before there is any: what is stored there, each of them has. */
const PROTOTYPES = ['request', 'response'];
const EXPRESS = [
  'express()',
  'express.application',
  ...PROTOTYPES.flatMap((name) => [`express().${name}`, `express.${name}`]),
];
const KOA = ['koa()', ...['context', ...PROTOTYPES].map((name) => `koa().${name}`)];
const NODE = ['http.IncomingMessage.prototype', 'http.ServerResponse.prototype'];
const FASTIFY = ['fastify()', 'fastify.fastify()', 'fastify.default()'];
const HAPI = ['@hapi/hapi', 'hapi'].flatMap((name) => [`${name}.server()`, `${name}.Server()`]);

/** Functions of a hapi server, by their names, and what the program keeps in one (https://hapi.dev/api#-serverapp). */
const PARTS_OF = [...HAPI, '<app>'].flatMap((server) => [`${server}.methods`, `${server}.app`]);
/** The application of a request. */
export const OF_REQUEST = '<app>';

/** Access paths of applications that a program may fill with what it loads. */
// Matches: app.controllers.users, where the program loads `controllers` into it
export const FILLED_APPLICATIONS: ReadonlySet<string> = new Set(['express()', 'koa()']);

/** Access paths of applications, and of what all their requests inherit. */
export const APPLICATION_PATHS: readonly string[] = [
  ...EXPRESS,
  ...KOA,
  ...NODE,
  ...FASTIFY,
  ...HAPI,
  OF_REQUEST,
  ...PARTS_OF,
];

const APPLICATIONS: ReadonlySet<string> = new Set(APPLICATION_PATHS);

/** What Fastify keeps in applications: https://fastify.dev/docs/latest/Reference/Server/ */
const OF_FASTIFY: ReadonlySet<string> = new Set(
  (
    'addConstraintStrategy addContentTypeParser addHook addHttpMethod addSchema addresses after all close ' +
    'decorate decorateReply decorateRequest decorations delete getSchema getSchemas handler hasPlugin ' +
    'hasRoute head inject initialConfig listen listeningOrigin lookup options patch plugin pluginName post ' +
    'prefix printPlugins printRoutes put ready register requestIdHeader route routing serializerCompiler ' +
    'server setErrorHandler setNotFoundHandler supportedMethods trace validatorCompiler version ' +
    'withTypeProvider'
  ).split(' '),
);

/** What Express, Koa and hapi keep there, or Fastify. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...OF_FASTIFY,
  ...(
    'application cache callback control createContext decoder defaultConfiguration defaultRoute del disable ' +
    'disabled enable enabled encoder engine engines env events ext handle handleRequest init initialize ' +
    'inspect keys lazyrouter listener match merge methods middleware mime mountpath mws onerror parent phase ' +
    'plugins proxy realm render response router rules settings silent start states stop subdomainOffset ' +
    'table toJSON type use'
  ).split(' '),
]);

const AROUND: ReadonlyMap<string, string> = new Map([
  ...['app', 'server'].map((name) => [name, OF_REQUEST] as const),
  ...['req', 'request', 'res', 'response', 'reply', 'ctx', 'context', 'raw'].map((name) => [name, 'given'] as const),
]);

/** What a request or an answer has under a name, as an access path: the application, or `given`, one of the same request. */
// Matches: req.app, ctx.request, reply.request, request.server
export function aroundOf(field: string): string | undefined {
  return AROUND.get(field);
}

/** Whether nobody but the program itself looks for a name in an application: it gave it. */
// Matches: app.context.load = function () { … }, fastify.decorate('load', load)
export function isKeptByName(path: string, field: string): boolean {
  const members = FASTIFY.includes(path) ? OF_FASTIFY : MEMBERS;
  return APPLICATIONS.has(path) && isOwnName(field) && !members.has(field);
}
