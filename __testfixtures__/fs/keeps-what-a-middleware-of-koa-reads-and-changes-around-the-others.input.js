const fs = require('fs');
const Koa = require('koa');
const Router = require('@koa/router');
const app = new Koa();
const router = new Router();

let last = 0;
let active = 0;

// Read, changed by handlers that waited for nothing, and saved: that was one piece.
router.use('/data', async (ctx, next) => {
  ctx.data = JSON.parse(fs.readFileSync('data.json', 'utf8')); // stays: needs-review
  await next();
  fs.writeFileSync('data.json', JSON.stringify(ctx.data)); // stays: needs-review
});

router.post('/data/:key', (ctx) => {
  ctx.data[ctx.params.key] = ctx.query.value;
  ctx.body = ctx.data;
});

// The handler waits now, and what it counts from may be old by then.
router.use('/number', async (ctx, next) => {
  const number = last;
  await next();
  last = number + 1;
});

router.get('/number', (ctx) => {
  ctx.body = fs.readFileSync('words.txt', 'utf8').length + last; // stays: needs-review
});

// The number of requests is right at any time.
router.use('/words', async (ctx, next) => {
  active += 1;
  await next();
  active -= 1;
});

router.get('/words', (ctx) => {
  ctx.body = fs.readFileSync('words.txt', 'utf8');
});

app.use(router.routes());
app.listen(3000);
