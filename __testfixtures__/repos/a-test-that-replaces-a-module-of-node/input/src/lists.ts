import { readdirSync } from 'node:fs';

export async function list(name: string): Promise<string[]> {
  return readdirSync(`lists/${name}`);
}
