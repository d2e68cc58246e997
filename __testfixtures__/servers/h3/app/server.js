import { H3, HTTPError, onError, onResponse, serve, withBase } from 'h3';
import { readText } from './store/files.js';
import { requireKey } from './routes/keys.js';
import { more } from './routes/more.js';
import { users } from './routes/users.js';

const app = new H3({
  onError: (error) => {
    const text = readText('failed.txt') + (error.cause?.code ?? error.cause?.name ?? error.message);
    return new Response(text, { status: error.status });
  },
});

app.use((event) => {
  event.context.version = readText('version');
});
app.use(
  onResponse((response, event) => {
    response.headers.set('x-version', event.context.version);
  }),
);
app.use('/users/**', requireKey, { method: 'PUT' });
app.mount('/users', users);
app.mount('/more', more);
app.use('/old/**', withBase('/old', users));
app.get('/closed', () => {
  throw new HTTPError({ status: 503, message: 'closed' });
});

serve(app, { port: Number(process.env.PORT), silent: true });
