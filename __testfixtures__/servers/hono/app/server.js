import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';

const inData = (name) => fileURLToPath(new URL(`data/${name}`, import.meta.url));
const app = new Hono();

app.use(async (c, next) => {
  if (existsSync(inData('closed'))) return c.text('closed', 503);
  await next();
  c.header('x-version', readFileSync(inData('version'), 'utf8'));
});
app.get('/users/:name', (c) => c.json(JSON.parse(readFileSync(inData(`${c.req.param('name')}.json`), 'utf8'))));
app.put('/users/:name', async (c) => {
  writeFileSync(inData(`${c.req.param('name')}.json`), JSON.stringify(await c.req.json()));
  return c.body(null, 204);
});
app.onError((error, c) => {
  const text = readFileSync(inData('failed.txt'), 'utf8');
  return c.text(text + (error.code ?? error.name), error.code === 'ENOENT' ? 404 : 500);
});

serve({ fetch: app.fetch, port: Number(process.env.PORT) });
