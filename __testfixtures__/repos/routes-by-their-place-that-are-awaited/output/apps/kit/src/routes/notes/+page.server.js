import { appendFile } from 'node:fs';
import { promisify } from 'node:util';
import { readdir } from 'node:fs/promises';
const appendFileAsync = promisify(appendFile);

export const load = async () => ({ names: await readdir('notes') });
export const actions = {
  add: async ({ url }) => appendFileAsync('log', url.pathname),
};
