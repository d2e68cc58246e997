import { readFileSync, statSync } from 'node:fs';
import { folder } from '#settings';

export function load(): unknown {
  return JSON.parse(readFileSync(folder() + '/items.json', 'utf8')); // found: request GET /items
}

export function neverUsedHere(): number {
  return statSync('items.json').size; // found: startup
}
