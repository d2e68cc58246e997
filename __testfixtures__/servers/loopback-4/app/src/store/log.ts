import { appendFileSync } from 'node:fs';
import { inData } from './files';

export function note(url: string): void {
  appendFileSync(inData('log'), `${url}\n`);
}

export function timing(name: string): void {
  appendFileSync(inData('timing'), `${name}\n`);
}
