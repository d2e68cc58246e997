import { readdirSync } from 'node:fs';
import { inData } from './files';

export function nameOf(input: string): string {
  if (!readdirSync(inData('.')).includes(`${input}.json`)) throw new Error('nobody has this name');
  return input;
}
