import { readdirSync, readFileSync } from 'node:fs';
import { inData } from './files';

export const count = (): number => readdirSync(inData('.')).filter((name) => name.endsWith('.json')).length;

export const lines = (): number => readFileSync(inData('version'), 'utf8').split('\n').length;
