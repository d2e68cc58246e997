const fs = require('fs');
const Koa = require('koa');
const app = new Koa();

let name = '';
let count = 0;

// What is set below is taken before the wait, and nothing below changes the count.
app.use(async (ctx, next) => {
  await next();
  const own = name;
  ctx.set('x-count', fs.readFileSync('prefix.txt', 'utf8') + count + own);
});

app.use(async (ctx) => {
  name = ctx.query.name;
  ctx.body = 'ok';
});

app.listen(3000);
setInterval(() => {
  count += 1;
}, 1000);
