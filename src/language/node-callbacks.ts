import { isBuiltin } from 'node:module';
import type { CallFacts, FunctionFacts } from '../types';
import { addsListener } from './emitters';

/**
 * Methods of packages that may call their callback before they return. A throw in it propagates to their caller, where
 * a framework turns it into an error response; a rejection would end the process.
 */
const AT_ONCE: ReadonlySet<string> = new Set(['verify', 'validate', 'logout', 'logOut']);

/**
 * Those that catch what their callback throws, and call it again with that: `tryRender` of Express 4, `serializeUser` of passport
 * (https://github.com/expressjs/express/blob/4.x/lib/application.js,
 * https://github.com/jaredhanson/passport/blob/master/lib/authenticator.js).
 */
const AGAIN: ReadonlySet<string> = new Set([
  ...['render', 'renderFile', 'parseString', 'login', 'logIn', 'authenticate', 'authorize'],
]);

/** Conventional names of the first parameter of a Node-style callback. */
export const ERROR_FIRST = /^_?(?:e|er|err|error|exception|[a-z]+(?:Err|Error))$/;

/** Methods of a session and a request whose callbacks only get an error, which may be left out. */
const WITH_AN_ERROR = /(?:^|\.)session\.(?:regenerate|destroy|save|reload)$|^(?:req|request)\.log(?:in|In|out|Out)$/;

/** An upload without a body is over before it begins: https://github.com/expressjs/multer. */
const UPLOADS: ReadonlySet<string> = new Set(
  ['single', 'array', 'fields', 'any', 'none'].map((name) => `multer().${name}()`),
);

/** The access paths of functions that are known to call back at once. */
export const AT_ONCE_PATHS: readonly string[] = [...UPLOADS];

/** Methods, by conventional names, that ask a database, another machine, a disk or a thread before they call back. */
const ASKS =
  /^(?:query|exec|execute|all|each|run|fetch|find|select|insert|update|upsert|save|create|delete|destroy|remove|drop|count|aggregate|distinct|populate|connect|getConnection|get|set|put|post|patch|head|request|send|publish|regenerate|reload|upload|download|copy|move|read|write|open|close|stat|list|readdir|mkdir|unlink|hash|compare|genSalt|toFile|toBuffer|resize|size|sign|spawn|listen|start|stop|ping)(?:$|[A-Z_])/;

/**
 * When a function calls back: never before it returns, perhaps, or so in some cases that are known; `again` with what the callback
 * throws then. `path` is the access path of the function, `name` the method that is called.
 */
export function calledAtOnce(path: string, name: string): 'never' | 'perhaps' | 'sometimes' | 'again' {
  if (isBuiltin(path.split('.')[0])) return 'never';
  if (AGAIN.has(name)) return 'again';
  if (AT_ONCE.has(name) || UPLOADS.has(path)) return 'sometimes';
  return ASKS.test(name) || addsListener(name) ? 'never' : 'perhaps';
}

/** It only tells whether something is there: https://nodejs.org/api/fs.html#fsexistspath-callback */
const TELLS = /^(?:fs|fse|gfs|fsExtra)\.exists$/;

/**
 * Whether a callback gets an error first, by its parameters, or by the call that it is the last argument of; or is one of Node that
 * never gets one.
 */
// Matches: (err, rows) => …, () => … of: req.session.destroy(() => res.redirect('/')), (isThere) => … of: fs.exists(file, (isThere) => …)
export function takesError({ text }: Pick<CallFacts, 'text'>, { params }: Pick<FunctionFacts, 'params'>): boolean {
  return ERROR_FIRST.test(params[0] ?? '') || TELLS.test(text) || (params.length === 0 && WITH_AN_ERROR.test(text));
}
