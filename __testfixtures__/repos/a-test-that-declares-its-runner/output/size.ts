import * as fs from 'fs';

export async function size(name: string): Promise<number> {
  return (await fs.promises.lstat(name)).size;
}
