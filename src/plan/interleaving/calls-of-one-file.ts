import type { BlockingCall } from '../../types';

/** Methods that touch exactly the files that their arguments name; others may touch what is below a folder. */
const OF_ONE_FILE =
  /^(?:access|appendFile|copyFile|exists|lstat|outputFile|outputJ(?:son|SON)|pathExists|readFile|readJ(?:son|SON)|rename|stat|truncate|unlink|utimes|writeFile|writeJ(?:son|SON))Sync$/;
/** Packages all of whose functions do. */
const OF_ONE_FILE_EACH: ReadonlySet<string> = new Set(['load-json-file', 'write-file-atomic', 'write-json-file']);

/** Whether a call touches nothing but the files that its arguments name. */
export function isOfOneFile({ method, module }: BlockingCall): boolean {
  return OF_ONE_FILE.test(method.sync) || OF_ONE_FILE_EACH.has(module.name);
}
