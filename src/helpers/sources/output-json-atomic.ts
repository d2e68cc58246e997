import type { WriteFileOptions } from 'fs';

import { makeFolderOf } from './output-file-atomic';
import { writeFileAtomic } from './write-file-atomic';
import { toJson } from './write-json-atomic';
import type { JsonOptions } from './write-json-atomic';

/**
 * Promise-based `outputJsonSync` of fs-extra. The value is serialised at the
 * time of the call.
 */
export async function outputJsonAtomic(
  file: string,
  value: unknown,
  options?: JsonOptions | string | null,
): Promise<void> {
  const text = toJson(value, typeof options === 'object' && options ? options : {});
  await makeFolderOf(file);
  return writeFileAtomic(file, text, options as WriteFileOptions);
}
