import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export async function load(name: string): Promise<string> {
  return readFile(name, 'utf8');
}

export function list(): string[] {
  return readdirSync('notes'); // stays: needs-review
}
