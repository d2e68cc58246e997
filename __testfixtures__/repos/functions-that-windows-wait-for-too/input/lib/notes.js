import { readFileSync, readdirSync, statSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

export function load(name) {
  return readFileSync(new URL(name, folder), 'utf8').trim();
}

export const list = () => readdirSync(folder).sort();

export function size(name) {
  return statSync(new URL(name, folder)).size; // stays: unknown-callback
}
