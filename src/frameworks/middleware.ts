import { defineFramework } from '../define';
import { BEFORE, BEHIND } from '../language/stages';
import type { HandlerRow } from '../types';

const REQUEST_LIMITS = ['express-rate-limit', 'express-rate-limit.rateLimit', 'express-rate-limit.default'];
const PROXIES = ['http-proxy-middleware.createProxyMiddleware', 'http-proxy-middleware'];
const ON_PROXY = ['proxyReq', 'proxyRes', 'proxyReqWs', 'open', 'close', 'error', 'start', 'end', 'econnreset'];
const OF_PROXY = [...ON_PROXY.map((name) => `on.${name}`), 'onProxyReq', 'onProxyRes', 'onError', 'pathFilter'];
const CHECKS = ['body', 'check', 'param', 'query', 'header', 'cookie'].flatMap((place) => [
  `express-validator.${place}()`,
  `express-validator/check.${place}()`,
]);
/** Standard checks and conversions. A `custom` whose promise resolves passes, whatever the value; one that is async counts on that. */
const CHAINED =
  'custom if withMessage exists optional notEmpty not bail hide isArray isObject isString isEmail isInt isFloat isBoolean ' +
  'isLength isIn isURL isUUID isDate isISO8601 isMongoId isNumeric isAlphanumeric isStrongPassword equals contains matches ' +
  'default escape trim ltrim rtrim toArray toBoolean toDate toFloat toInt toLowerCase toUpperCase normalizeEmail';
/** Their promise is ignored. */
const IGNORED = 'caller-not-in-sight';

/** Functions in options of middleware: each row says what its package does with their result, as executed. */
const ROWS: readonly HandlerRow[] = [
  // https://express-rate-limit.mintlify.app/reference/configuration – awaited, and errors go to `next`.
  {
    on: REQUEST_LIMITS,
    methods: [''],
    fields: ['keyGenerator', 'skip', 'limit', 'max', 'message', 'handler', 'requestWasSuccessful'],
    stage: BEFORE,
    stages: { requestWasSuccessful: BEHIND },
    awaitedSince: 7,
  },
  // https://github.com/expressjs/cors – reports its end through its callback.
  {
    on: ['cors'],
    methods: [''],
    fields: ['origin'],
    stage: BEFORE,
    callsBack: true,
    thrown: { into: [] },
    syncUnlessAsync: IGNORED,
  },
  // https://github.com/expressjs/morgan – tokens and formats become text at once.
  { on: ['morgan'], methods: ['', 'token', 'format'], fields: ['skip', 'stream.write'], sync: 'framework-sync' },
  // https://github.com/expressjs/session#session-store-implementation – an identifier would be the promise itself.
  {
    on: ['express-session'],
    methods: [''],
    fields: ['genid', ...['get', 'set', 'touch', 'destroy'].map((name) => `store.${name}`)],
    syncFields: ['genid'],
    callsBack: true,
    syncUnlessAsync: IGNORED,
  },
  // https://github.com/expressjs/compression, https://helmetjs.github.io – used at once, for each response.
  { on: ['compression', 'koa-compress'], methods: [''], fields: ['filter'], sync: 'framework-sync' },
  { on: ['helmet', 'helmet.contentSecurityPolicy'], methods: [''], fields: ['**'], sync: 'framework-sync' },
  // https://express-validator.github.io/docs/api/validation-chain/
  { on: CHECKS, methods: CHAINED.split(' '), stage: BEFORE, chains: true, syncUnlessAsync: 'framework-sync' },
  { on: CHECKS, methods: ['customSanitizer'], stage: BEFORE, chains: true, awaitedSince: 7 },
  // https://github.com/auth0/express-jwt – awaited, and errors go to `next`.
  {
    on: ['express-jwt', 'express-jwt.expressjwt'],
    methods: [''],
    fields: ['secret', 'getToken', 'isRevoked', 'onExpired'],
    stage: BEFORE,
    awaitedSince: 7,
  },
  { on: ['csurf'], methods: [''], fields: ['value'], stage: BEFORE, sync: 'framework-sync' },
  // https://github.com/villadora/express-http-proxy – awaited, except for what computes the host.
  {
    on: ['express-http-proxy'],
    methods: [''],
    fields: [
      ...['filter', 'proxyReqPathResolver', 'proxyReqOptDecorator', 'proxyReqBodyDecorator', 'userResDecorator'],
      ...['userResHeaderDecorator', 'skipToNextHandlerFilter'],
    ],
    syncFields: [''],
    awaitedSince: 1,
  },
  // https://github.com/chimurai/http-proxy-middleware – listeners and filters are not awaited.
  {
    on: PROXIES,
    methods: [''],
    fields: ['router', 'pathRewrite', ...OF_PROXY],
    syncFields: ['', ...OF_PROXY],
    awaitedSince: 1,
  },
  // Awaited; an error in it is never answered, whether thrown or not.
  { on: ['http-proxy-middleware'], methods: ['responseInterceptor'] },
];

export const middleware = defineFramework({
  name: 'middleware',
  packages: [],
  guest: true,
  handlers: ROWS,
  catchesRejections: () => true,
});
