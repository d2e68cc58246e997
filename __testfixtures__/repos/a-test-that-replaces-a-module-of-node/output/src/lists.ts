import { readdir } from 'node:fs/promises';

export async function list(name: string): Promise<string[]> {
  return readdir(`lists/${name}`);
}
