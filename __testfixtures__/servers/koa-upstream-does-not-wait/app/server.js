const Koa = require('koa');
const fs = require('fs');
const path = require('path');

const app = new Koa();
app.silent = true;

app.use((ctx, next) => {
  ctx.set('x-served-by', 'koa');
  next();
});
app.use(async (ctx) => {
  ctx.body = fs.readFileSync(path.join(__dirname, 'data', ctx.path), 'utf8');
});

app.listen(process.env.PORT);
