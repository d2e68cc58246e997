import { existsSync, readFileSync, statSync } from 'fs';
import { readFile } from 'fs/promises';
import { cachedExists } from '../unblock-helpers.js';

const at = (name) => new URL(`../data/${name}.txt`, import.meta.url);

export function load(name) {
  return readFileSync(at(name), 'utf8').trim();
}

export async function loadAsync(name) {
  return (await readFile(at(name), 'utf8')).trim();
}

export const isThere = (name) => existsSync(at(name));

export const isThereAsync = async (name) => cachedExists(at(name));

export function size(name) {
  return statSync(at(name)).size; // stays: needed-at-startup
}
