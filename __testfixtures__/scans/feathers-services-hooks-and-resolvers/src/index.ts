import { readFileSync } from 'node:fs';
import { feathers } from '@feathersjs/feathers';
import { koa } from '@feathersjs/koa';
import { logError } from './log-error';
import { notes } from './notes';

const app = koa(feathers());
app.configure(notes);
app.hooks({
  setup: [
    async (_context: unknown, next: () => Promise<void>) => {
      readFileSync('settings.json', 'utf8'); // found: startup
      await next();
    },
  ],
});
app.on('connection', (connection: unknown) => {
  if (readFileSync('open', 'utf8') === 'yes') app.channel('all').join(connection); // found: request app.on connection
});
app.hooks({ around: { all: [logError] }, error: {} });
app.listen(3030);
