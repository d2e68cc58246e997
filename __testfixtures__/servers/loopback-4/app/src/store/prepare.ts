import { mkdirSync } from 'node:fs';
import { inData } from './files';

export function prepare(): void {
  mkdirSync(inData('kept'), { recursive: true });
}
