const Koa = require('koa');
const Router = require('@koa/router');
const fs = require('fs');
const { readWhole, writeFileAtomic } = require('./unblock-helpers');

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

router.get('/kept', async (ctx) => {
  ctx.body = await readWhole('kept.txt', 'utf8');
});

router.post('/ticked', (ctx) => {
  process.nextTick(() => fs.writeFileSync('ticked.txt', ctx.query.text)); // stays: needs-review
  ctx.body = 'ok';
});

router.get('/ticked', async (ctx) => {
  ctx.body = await readWhole('ticked.txt', 'utf8');
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

router.get('/put', async (ctx) => {
  ctx.body = await readWhole('put.txt', 'utf8');
});

// The answer waits for this.
async function write(text) {
  await writeFileAtomic('awaited.txt', text);
}

router.post('/awaited', async (ctx) => {
  ctx.body = 'ok';
  await write(ctx.query.text);
});

router.get('/awaited', async (ctx) => {
  ctx.body = await fs.promises.readFile('awaited.txt', 'utf8');
});

async function print(text) {
  await writeFileAtomic('returned.txt', text);
}

router.post('/returned', (ctx) => {
  ctx.body = 'ok';
  return print(ctx.query.text);
});

router.get('/returned', async (ctx) => {
  ctx.body = await fs.promises.readFile('returned.txt', 'utf8');
});

// The next request may have come before that.
router.post('/late', (ctx) => {
  setTimeout(async () => writeFileAtomic('late.txt', ctx.query.text), 100);
  ctx.body = 'ok';
});

router.get('/late', async (ctx) => {
  ctx.body = await fs.promises.readFile('late.txt', 'utf8');
});

app.use(router.routes());
app.listen(3000);
