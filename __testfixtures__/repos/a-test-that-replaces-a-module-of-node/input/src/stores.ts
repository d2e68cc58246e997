import { existsSync } from 'node:fs';

export const name = 'store';

export async function store(): Promise<boolean> {
  return existsSync('store'); // stays: needs-review
}
