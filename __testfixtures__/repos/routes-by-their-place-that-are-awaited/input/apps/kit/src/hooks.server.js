import { readFileSync } from 'node:fs';
import { sequence } from '@sveltejs/kit/hooks';

const settings = readFileSync('settings.json', 'utf8');
const signIn = ({ event, resolve }) => {
  event.locals.user = readFileSync(`users/${event.cookies.get('user')}`, 'utf8');
  return resolve(event);
};
const titled = ({ event, resolve }) => resolve(event, { transformPageChunk: ({ html }) => html.replace('%title%', settings) });

export const handle = sequence(signIn, titled);
