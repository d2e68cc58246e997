import { appendFileSync, readdirSync } from 'node:fs';

export const load = () => ({ names: readdirSync('notes') }); // found: request /notes#load
export const actions = {
  add: ({ url }) => appendFileSync('log', url.pathname), // found: request /notes#actions
};
