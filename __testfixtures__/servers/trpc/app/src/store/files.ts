import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const inData = (name: string): string => join(__dirname, '../../data', name);

export function failure(): string {
  return readFileSync(inData('failed.txt'), 'utf8'); // stays: framework-sync
}

export function isThere(name: string): boolean {
  return existsSync(inData(name));
}

export function note(line: string): void {
  appendFileSync(inData('log'), `${line}\n`);
}
