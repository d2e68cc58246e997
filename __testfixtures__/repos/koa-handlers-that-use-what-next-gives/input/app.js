const Koa = require('koa');
const fs = require('fs');

const app = new Koa();

app.use((ctx, next) => next() || ctx.throw(404));
app.use(async (ctx) => {
  ctx.body = fs.readFileSync('home.html', 'utf8'); // stays: upstream-does-not-wait
});

app.listen(3000);
