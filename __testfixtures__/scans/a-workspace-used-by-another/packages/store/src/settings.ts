import { existsSync } from 'node:fs';

export const folder = (): string => (existsSync('/data') ? '/data' : '.'); // found: request GET /items
