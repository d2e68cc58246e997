import { readdirSync } from 'node:fs';

export function names() {
  return readdirSync('notes');
}
