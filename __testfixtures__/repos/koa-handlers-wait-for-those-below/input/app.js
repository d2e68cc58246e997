const Koa = require('koa');
const Router = require('@koa/router');
const fs = require('fs');
const headers = require('./headers');

const app = new Koa();
const router = new Router();

app.use(headers);
app.use((ctx, next) => {
  const started = Date.now();
  next();
  ctx.set('x-time', String(Date.now() - started));
});
app.use(function (ctx, next) {
  return next();
});
app.use((ctx, next) => (() => ctx.method === 'TRACE' && ctx.throw(405))() || next());
app.use((ctx, next) => (ctx.path === '/' ? ctx.redirect('/users/ann') : next()));

router.get('/users/:name', (ctx) => {
  ctx.body = JSON.parse(fs.readFileSync(`users/${ctx.params.name}.json`, 'utf8'));
});
app.use(router.routes());

app.listen(3000);
