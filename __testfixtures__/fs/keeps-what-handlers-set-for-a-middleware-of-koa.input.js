const fs = require('fs');
const Koa = require('koa');
const Router = require('@koa/router');
const app = new Koa();
const rooms = new Router();
const users = new Router({ prefix: '/users' });

let title = '';
let user = null;

// What is set below is that of another request after a wait.
app.use(async (ctx, next) => {
  await next();
  const page = fs.readFileSync('page.html', 'utf8'); // stays: needs-review
  ctx.body = page.replace('TITLE', title);
});

// It is taken before the wait, but the one above comes after that.
app.use(async (ctx, next) => {
  await next();
  const own = title;
  ctx.set('x-title', own + fs.readFileSync('suffix.txt', 'utf8')); // stays: needs-review
});

app.use(async (ctx, next) => {
  title = ctx.query.title;
  await next();
});

// The router below is behind what the one above does first.
users.use((ctx, next) => {
  user = ctx.query.user;
  return next();
});
rooms.get('/rooms', (ctx) => {
  const page = fs.readFileSync('rooms.html', 'utf8'); // stays: needs-review
  ctx.body = page + user;
});
users.use(rooms.routes());
app.use(users.routes());
app.listen(3000);
