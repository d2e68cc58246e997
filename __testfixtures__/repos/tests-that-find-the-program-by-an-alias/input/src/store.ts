import { readFileSync, readdirSync } from 'node:fs';

export function load(name: string): string {
  return readFileSync(name, 'utf8');
}

export function list(): string[] {
  return readdirSync('notes');
}
