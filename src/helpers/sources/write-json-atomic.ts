import type { PathOrFileDescriptor, WriteFileOptions } from 'fs';
import { promisify } from 'util';

import { writeFileAtomic } from './write-file-atomic';

type WriteFile = (file: unknown, text: string, options: unknown, done: (error: unknown) => void) => void;

/**
 * The options of `jsonfile` and `fs-extra`, in addition to those of
 * `writeFile`.
 */
export interface JsonOptions {
  readonly encoding?: string | null | undefined;
  readonly flag?: string | undefined;
  readonly mode?: number | string | undefined;
  readonly EOL?: string | undefined;
  readonly finalEOL?: boolean | undefined;
  readonly fs?: object | undefined;
  readonly replacer?: unknown;
  readonly spaces?: number | string | undefined;
}

/**
 * Promise-based `writeJsonSync` of fs-extra that is atomic: readers see the old
 * content or the new, never a part of it. The value is serialised at the time
 * of the call.
 */
export async function writeJsonAtomic(
  file: unknown,
  value: unknown,
  options?: JsonOptions | string | null,
): Promise<void> {
  const settings = typeof options === 'object' && options ? options : {};
  const text = toJson(value, settings);
  // A custom `fs`: how it writes a file is its own affair.
  const own = settings.fs as { readonly writeFile: WriteFile } | undefined;
  if (own) return promisify<unknown, string, unknown, void>(own.writeFile)(file, text, options);
  return writeFileAtomic(file as PathOrFileDescriptor, text, options as WriteFileOptions);
}

/**
 * The text of the file, according to the options `spaces`, `EOL` and `finalEOL`
 * of `jsonfile`.
 */
export function toJson(value: unknown, { EOL = '\n', finalEOL = true, replacer, spaces }: JsonOptions): string {
  const text = JSON.stringify(value, replacer as (string | number)[], spaces);
  if (text === undefined) throw new TypeError(`Converting ${typeof value} value to JSON is not supported`);
  return text.replace(/\n/g, EOL) + (finalEOL ? EOL : '');
}
