import { existsSync, readFileSync, statSync } from 'node:fs';
import { os } from '@orpc/server';

const open = os.$context<{ user: string }>().use(({ next }) => {
  if (existsSync('closed')) throw new Error('closed'); // found: request use *
  return next();
});

export const notes = {
  size: open.route({ method: 'GET', path: '/size' }).handler(async () => statSync('note.txt').size), // found: request handler size
  text: open
    .input({})
    .use(({ next }) => next())
    .handler(() => readFileSync('note.txt', 'utf8')), // found: request handler text
};
