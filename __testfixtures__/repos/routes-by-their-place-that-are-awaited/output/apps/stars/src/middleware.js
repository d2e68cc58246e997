import { readFile } from 'node:fs/promises';
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.motd = await readFile('motd', 'utf8');
  return next();
});
