const fs = require('fs');
const Koa = require('koa');
const Router = require('@koa/router');
const mount = require('koa-mount');
const compose = require('koa-compose');

const config = JSON.parse(fs.readFileSync('config.json')); // found: startup
const app = new Koa();
const router = new Router({ prefix: '/users' });
router.get('/:id', async (ctx) => {
  ctx.body = fs.readFileSync(`${ctx.params.id}.json`); // found: request GET /users/:id
});
router.use(
  compose([
    async (ctx, next) => {
      fs.appendFileSync('log', ctx.url); // found: request compose
      await next();
    },
  ]),
);
app.use(async (ctx, next) => {
  ctx.exists = fs.existsSync('maintenance'); // found: request use *
  await next();
});
const rooms = new Router({ prefix: '/rooms' });
rooms.get('/:room', async (ctx) => {
  ctx.body = fs.readFileSync(`rooms/${ctx.params.room}.json`); // found: request GET /users/of/rooms/:room
});
router.use('/of', rooms.routes(), rooms.allowedMethods());
app.use(router.routes()).use(router.allowedMethods());
const inner = new Koa().use(async (ctx) => (ctx.body = fs.statSync('inner').size)); // found: request use /inner
app.use(mount('/inner', inner));
app.on('error', (error) => fs.writeFileSync('error.log', error.stack)); // found: request app.on error
app.listen(config.port);
