import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in our own package.json, which is one or two folders above this file (sources, build). */
export function version(dir: string = __dirname): string {
  try {
    return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
  } catch (error) {
    if (dirname(dir) === dir) throw error;
    return version(dirname(dir));
  }
}
