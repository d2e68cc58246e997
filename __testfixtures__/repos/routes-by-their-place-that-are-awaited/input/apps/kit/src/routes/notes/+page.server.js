import { appendFileSync, readdirSync } from 'node:fs';

export const load = () => ({ names: readdirSync('notes') });
export const actions = {
  add: ({ url }) => appendFileSync('log', url.pathname),
};
