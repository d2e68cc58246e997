import { statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';

const folder = new URL('../data/', import.meta.url);

export async function load(name) {
  return (await readFile(new URL(name, folder), 'utf8')).trim();
}

export const list = async () => (await readdir(folder)).sort();

export function size(name) {
  return statSync(new URL(name, folder)).size; // stays: unknown-callback
}
