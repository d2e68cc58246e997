import { readdir } from 'node:fs/promises';

export async function names() {
  return readdir('notes');
}
