/** Methods of a response, which gives itself back. */
const ANSWERS: ReadonlySet<string> = new Set('send sendStatus json jsonp end redirect render'.split(' '));

/** Whether a method answers a request. */
export function isAnswer(method: string): boolean {
  return ANSWERS.has(method);
}

/** Whether a method sends a response, or a part of it. */
export function sends(method: string): boolean {
  return isAnswer(method) || SENDS.test(method);
}

const SENDS = /^(?:write|writeHead|sendFile|download)$/;

/**
 * Methods that send a response, convert, compare or list: of whatever they are called, their result is no promise. Not
 * `reduce`, which may chain promises, nor `exec`, `update`, `set` or `delete`, which drivers of databases have.
 */
const METHODS: ReadonlySet<string> = new Set([
  ...ANSWERS,
  ...(
    'parse stringify join map filter find slice concat split trim replace ' +
    'toString keys values entries get has includes endsWith startsWith indexOf lastIndexOf substring substr replaceAll ' +
    'trimStart trimEnd toLowerCase toUpperCase padStart padEnd charAt charCodeAt codePointAt matchAll localeCompare ' +
    'repeat reverse sort findIndex findLast findLastIndex every some push pop unshift splice flat toISOString toJSON ' +
    'toLocaleString toFixed getTime valueOf hasOwnProperty isDirectory isFile isSymbolicLink digest createHash ' +
    'createHmac randomUUID'
  ).split(' '),
]);

/** Functions of the language and of Node that give no promise, unless it is what they are given. */
const FUNCTIONS =
  /^(?:(?:console|Math|JSON|Number|String|Date|Buffer|path|Symbol|BigInt|Intl)\.\w+|Array\.(?:from|isArray|of)|Object\.(?!assign$|freeze$)\w+|Number|String|Boolean|Symbol|BigInt|parseInt|parseFloat|isNaN|isFinite|(?:en|de)codeURI(?:Component)?)$/;

/** Whether the result of a call is known to be no promise, by the name of what is called and by its whole text. */
export function isAtOnce(name: string, text: string): boolean {
  return name.endsWith('Sync') || METHODS.has(name) || FUNCTIONS.test(text);
}

/** Functions that return their first argument. */
export const GIVES_FIRST = /^Object\.(?:assign|freeze)$/;

/**
 * Packages that check or parse what they are given, all of which is there, and their methods whose promise settles before any other
 * event (docs/field-notes.md).
 */
const PROMPT: Readonly<Record<string, string>> = {
  joi: 'validateAsync',
  '@hapi/joi': 'validateAsync',
  yup: 'validate isValid',
  zod: 'parseAsync safeParseAsync spa',
  valibot: 'parseAsync safeParseAsync',
  ajv: 'validate',
  'class-validator': 'validate validateOrReject',
  '@vinejs/vine': 'validate',
  xml2js: 'parseStringPromise',
};

/** The names of those methods, of the packages that some requests ask for. */
// Matches: await schema.validateAsync(req.body), of a program with require('joi')
export function promptMethods(requests: Iterable<string>): ReadonlySet<string> {
  const names = [...new Set(requests)].flatMap((request) => {
    const [scope, name] = request.split('/');
    return PROMPT[request.startsWith('@') ? `${scope}/${name}` : scope]?.split(' ') ?? [];
  });
  return new Set(names);
}
