import { existsSync } from 'node:fs';

export async function drop(name: string): Promise<boolean> {
  return existsSync(`drops/${name}`); // stays: needs-review
}
