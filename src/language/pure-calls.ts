/** Functions of the language and of Node that only compute a result, as access paths. */
const FUNCTIONS =
  /^(?:path(?:\.(?:posix|win32))?\.\w+|JSON\.(?:parse|stringify)|Math\.(?!random$)\w+|Object\.(?:keys|values|entries|fromEntries)|Array\.(?:isArray|from|of)|(?:Number|String|Buffer|Date|URL)(?:\.\w+)?|Boolean|BigInt|parseInt|parseFloat|isNaN|isFinite|(?:en|de)codeURI(?:Component)?|(?:RegExp|Map|Set|URLSearchParams|\w*Error))$/;

/**
 * Methods of strings, arrays, dates, maps and of what `fs` returns that only compute a result, or change their receiver,
 * which counts as an access to that.
 */
const METHODS: ReadonlySet<string> = new Set(
  (
    'endsWith startsWith includes indexOf lastIndexOf slice substring substr split replace replaceAll trim trimStart ' +
    'trimEnd toLowerCase toUpperCase padStart padEnd charAt charCodeAt codePointAt at match matchAll test exec join ' +
    'concat repeat normalize localeCompare map filter some every find findIndex findLast flat flatMap reduce forEach ' +
    'keys values entries has get toString toISOString toJSON toFixed getTime valueOf isDirectory isFile isSymbolicLink ' +
    'push unshift pop shift splice sort reverse set add delete'
  ).split(' '),
);

/** Whether what a call does is over with its result; `path` is one of its access paths, `?` where it is unknown. */
// Matches: path.join(dir, name), name.endsWith('.json'), and fs.statSync(file).isDirectory()
export function isPure(path: string, name: string, isMethod: boolean): boolean {
  if (FUNCTIONS.test(path.replace(/\(\)$/, ''))) return true;
  return isMethod && METHODS.has(name) && (path === '?' || path.includes('().'));
}
