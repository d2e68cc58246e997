import { readFileSync } from 'node:fs';
import { sequence } from '@sveltejs/kit/hooks';
import { readFile } from 'node:fs/promises';

const settings = readFileSync('settings.json', 'utf8');
const signIn = async ({ event, resolve }) => {
  event.locals.user = await readFile(`users/${event.cookies.get('user')}`, 'utf8');
  return resolve(event);
};
const titled = ({ event, resolve }) => resolve(event, { transformPageChunk: ({ html }) => html.replace('%title%', settings) });

export const handle = sequence(signIn, titled);
