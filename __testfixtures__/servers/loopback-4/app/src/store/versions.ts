import { readFileSync } from 'node:fs';
import { inData } from './files';

export function version(): string {
  return readFileSync(inData('version'), 'utf8');
}

export function stampText(): string {
  return readFileSync(inData('version'), 'utf8');
}
