import { existsSync, readFileSync } from 'fs';

const at = (name) => new URL(`../data/${name}.txt`, import.meta.url);

export function load(name) {
  return readFileSync(at(name), 'utf8').trim();
}

export const isThere = (name) => existsSync(at(name));
