import * as fs from 'fs';
import { mapInOrder, asyncExecutor } from './unblock-helpers';

export function titles(names: string[]): Promise<string[]> {
  return new Promise(asyncExecutor(async (resolve, reject) => {
    if (names.length === 0) reject(new Error('no names'));
    else resolve(await mapInOrder(names, async (name) => (await fs.promises.readFile(`notes/${name}.txt`, 'utf8')).toUpperCase()));
  }));
}
