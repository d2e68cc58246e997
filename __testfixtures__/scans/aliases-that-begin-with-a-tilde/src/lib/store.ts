import { readFileSync } from 'node:fs';

export function load(): string {
  return readFileSync('data.json', 'utf8'); // found: request GET /data
}
