const Koa = require('koa');
const Router = require('@koa/router');
const fs = require('fs');

const app = new Koa();
const router = new Router();

// The answer is sent when the handler is done, and nobody waits for this.
async function save(text) {
  fs.writeFileSync('kept.txt', text); // stays: needs-review
}

router.post('/kept', (ctx) => {
  ctx.body = 'ok';
  save(ctx.query.text);
});

router.get('/kept', (ctx) => {
  ctx.body = fs.readFileSync('kept.txt', 'utf8');
});

router.post('/ticked', (ctx) => {
  process.nextTick(() => fs.writeFileSync('ticked.txt', ctx.query.text)); // stays: needs-review
  ctx.body = 'ok';
});

router.get('/ticked', (ctx) => {
  ctx.body = fs.readFileSync('ticked.txt', 'utf8');
});

async function put(text) {
  fs.writeFileSync('put.txt', text); // stays: needs-review
}

function announce(text) {
  put(text);
  return true;
}

router.post('/put', (ctx) => {
  ctx.body = announce(ctx.query.text);
});

router.get('/put', (ctx) => {
  ctx.body = fs.readFileSync('put.txt', 'utf8');
});

// The answer waits for this.
async function write(text) {
  fs.writeFileSync('awaited.txt', text);
}

router.post('/awaited', async (ctx) => {
  ctx.body = 'ok';
  await write(ctx.query.text);
});

router.get('/awaited', (ctx) => {
  ctx.body = fs.readFileSync('awaited.txt', 'utf8');
});

async function print(text) {
  fs.writeFileSync('returned.txt', text);
}

router.post('/returned', (ctx) => {
  ctx.body = 'ok';
  return print(ctx.query.text);
});

router.get('/returned', (ctx) => {
  ctx.body = fs.readFileSync('returned.txt', 'utf8');
});

// The next request may have come before that.
router.post('/late', (ctx) => {
  setTimeout(() => fs.writeFileSync('late.txt', ctx.query.text), 100);
  ctx.body = 'ok';
});

router.get('/late', (ctx) => {
  ctx.body = fs.readFileSync('late.txt', 'utf8');
});

app.use(router.routes());
app.listen(3000);
