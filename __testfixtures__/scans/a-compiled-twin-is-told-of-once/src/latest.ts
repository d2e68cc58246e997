import { readFileSync } from 'node:fs';

export const latest = (): string => readFileSync('latest.txt', 'utf8'); // found: request GET /latest
