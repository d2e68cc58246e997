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

/** What Express, Koa, Fastify and hapi keep in applications. */
const MEMBERS = new Set(
  (
    'addConstraintStrategy addContentTypeParser addHook addHttpMethod addSchema addresses after all application cache ' +
    'callback close control createContext decorate decorateReply decorateRequest decorations decoder defaultConfiguration ' +
    'defaultRoute del delete disable disabled enable enabled encoder engine engines env events ext getSchema getSchemas ' +
    'handle handleRequest handler hasPlugin hasRoute head inject init initialConfig initialize inspect keys lazyrouter ' +
    'listen listener listeningOrigin lookup match merge methods middleware mime mountpath mws onerror options parent ' +
    'patch phase plugin plugins pluginName post prefix printPlugins printRoutes proxy put ready realm register render ' +
    'requestIdHeader response route router routing rules serializerCompiler server setErrorHandler ' +
    'setNotFoundHandler settings silent start states stop subdomainOffset supportedMethods table toJSON trace type use ' +
    'validatorCompiler version withTypeProvider'
  ).split(' '),
);

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
  return APPLICATIONS.has(path) && isOwnName(field) && !MEMBERS.has(field);
}
