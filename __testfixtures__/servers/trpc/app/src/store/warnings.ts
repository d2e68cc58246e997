import { appendFileSync } from 'node:fs';
import { inData } from './files';

export function warn(path?: string): void {
  appendFileSync(inData('warnings'), `${path}\n`); // stays: framework-sync
}
