import { readFile, readdir } from 'node:fs/promises';

export async function load(name: string): Promise<string> {
  return readFile(name, 'utf8');
}

export async function list(): Promise<string[]> {
  return readdir('notes');
}
