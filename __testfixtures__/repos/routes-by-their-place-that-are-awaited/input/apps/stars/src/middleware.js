import { readFileSync } from 'node:fs';
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware((context, next) => {
  context.locals.motd = readFileSync('motd', 'utf8');
  return next();
});
