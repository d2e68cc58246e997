import { readFileSync, readdirSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';

const users = new Hono();
users.get('/:id', async (c) => c.json(JSON.parse(readFileSync(`${c.req.param('id')}.json`)))); // found: request GET /users/:id

const app = new Hono();
app.use('*', async (c, next) => {
  c.set('size', statSync('limits').size); // found: request use *
  await next();
});
app.route('/users', users);
app.get('/files', (c) => c.json(readdirSync('files'))); // found: request GET /files
serve({ fetch: app.fetch, port: 3000 });
