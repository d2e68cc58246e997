import { existsSync, readFileSync, statSync } from 'fs';

const at = (name) => new URL(`../data/${name}.txt`, import.meta.url);

export function load(name) {
  return readFileSync(at(name), 'utf8').trim();
}

export const isThere = (name) => existsSync(at(name));

export function size(name) {
  return statSync(at(name)).size; // stays: needed-at-startup
}
