import * as fs from 'fs';
import { cachedExists } from './unblock-helpers';

export const load = async (file: string) => {
  if (!(await cachedExists(file))) return [];
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
};
