import { readFileSync } from 'node:fs';
import { inData } from './files';

export interface Key {
  readonly file: string;
  readonly owner: string;
}

export function keyOf(header: string | string[] | undefined): Key | undefined {
  if (typeof header !== 'string') return undefined;
  return { file: `keys-${header}`, owner: readFileSync(inData(`owner-of-${header}`), 'utf8') };
}
