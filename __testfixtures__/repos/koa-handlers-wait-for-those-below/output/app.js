const Koa = require('koa');
const Router = require('@koa/router');
const serve = require('koa-static');
const fs = require('fs');
const headers = require('./headers');

const app = new Koa();
const router = new Router();

// What has two parameters in its options passes control on to nobody.
app.use(
  serve('public', {
    setHeaders(res, path) {
      if (path.endsWith('.txt')) res.setHeader('cache-control', 'no-cache');
    },
  }),
);
app.use(headers);
app.use(async (ctx, next) => {
  const started = Date.now();
  await next();
  ctx.set('x-time', String(Date.now() - started));
});
app.use(function (ctx, next) {
  return next();
});
app.use((ctx, next) => (() => ctx.method === 'TRACE' && ctx.throw(405))() || next());
app.use((ctx, next) => (ctx.path === '/' ? ctx.redirect('/users/ann') : next()));

router.get('/users/:name', async (ctx) => {
  ctx.body = JSON.parse(await fs.promises.readFile(`users/${ctx.params.name}.json`, 'utf8'));
});
app.use(router.routes());

app.listen(3000);
