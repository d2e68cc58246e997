import { IncomingMessage, ServerResponse } from 'node:http';

/** What Express, Koa, Fastify and hapi keep in requests, answers and contexts. */
const OF_FRAMEWORKS =
  'accepts acceptsCharsets acceptsEncodings acceptsLanguages app append attachment auth baseUrl body charset code context ' +
  'cookie cookies clearCookie download error format fresh get header headers host hostname href ip ips is json jsonp ' +
  'last lastModified length links locals location log logger mime next origin originalUrl param params path payload ' +
  'plugins pre protocol query querystring raw redirect render reply req request res respond response responses root ' +
  'route routeOptions router search secret secure send sendFile sendStatus sendfile serialize server set signedCookies ' +
  'socket stale state status subdomains throw type unset url validationError vary xhr';
/** What widespread middleware looks for in requests: sessions, sign-in, uploads, validation, languages, tracing. */
const OF_MIDDLEWARE =
  '__ __n account authInfo authorization busboy check checkBody checkParams checkQuery clientIp correlationId csrfToken ' +
  'device events fields file files flash getLocale getValidationResult i18n id identity isAuthenticated isUnauthenticated ' +
  'jwt lang language languages lng locale logIn logOut login logout oauth oauth2 oidc openapi openid part parts ' +
  'permissions rateLimit rawBody reqId requestId role roles sanitize sanitizeBody saml scope session sessionID ' +
  'sessionOptions sessionStore setLocale span swagger t ticket timedout timeout token trace transaction uploads user ' +
  'useragent validate validationErrors';

const BY_FRAMEWORK = new Set([
  ...OF_FRAMEWORKS.split(' '),
  ...[IncomingMessage, ServerResponse].flatMap(({ prototype }) => namesOf(prototype)),
]);
const KNOWN = new Set([...BY_FRAMEWORK, ...OF_MIDDLEWARE.split(' ')]);

/** Whether Node or a framework itself keeps something in requests under a name. */
export function isOfFramework(field: string): boolean {
  return BY_FRAMEWORK.has(field);
}

/**
 * Whether nobody but the program itself looks for a name in a request: what it stores there, as `req.docs`, is called
 * by its own code only.
 */
export function isOwnName(field: string): boolean {
  return /^[a-z]\w*$/i.test(field) && !/^on(?:[A-Z]|[a-z]+$)/.test(field) && !KNOWN.has(field);
}

function namesOf(prototype: object | null): string[] {
  if (prototype === null) return [];
  return [...Object.getOwnPropertyNames(prototype), ...namesOf(Object.getPrototypeOf(prototype) as object | null)];
}
