const Koa = require('koa');
const Router = require('@koa/router');
const { execSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const app = new Koa();
const router = new Router();

app.silent = true;
app.use(async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!error.report) throw error;
    ctx.status = 500;
    ctx.body = fs.readFileSync(path.join(__dirname, 'data/report.txt'), 'utf8') + error.message;
  }
});
app.use(async (ctx, next) => {
  if (fs.existsSync(path.join(__dirname, 'data/closed'))) ctx.throw(503, 'closed');
  await next();
  ctx.set('x-version', fs.readFileSync(path.join(__dirname, 'data/version'), 'utf8'));
});

router.param('user', async (name, ctx, next) => {
  ctx.user = JSON.parse(fs.readFileSync(path.join(__dirname, 'data', `${name}.json`), 'utf8'));
  await next();
});
router.get('/users/:user', async (ctx) => {
  ctx.body = ctx.user;
});
router.get('/program', async (ctx) => {
  ctx.body = execSync(`${ctx.query.name} --version`, { stdio: 'pipe' }).toString();
});
router.get('/report', async (ctx) => {
  if (!fs.existsSync(path.join(__dirname, 'data', ctx.query.file))) {
    throw Object.assign(new Error('no report'), { report: true });
  }
  ctx.body = fs.createReadStream(path.join(__dirname, 'data', ctx.query.file));
});
router.get('/plain', (ctx) => {
  ctx.body = fs.readFileSync(path.join(__dirname, 'data', ctx.query.file), 'utf8');
});
app.use(router.routes());

app.listen(process.env.PORT);
