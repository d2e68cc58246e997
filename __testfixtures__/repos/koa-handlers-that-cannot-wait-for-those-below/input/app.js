const Koa = require('koa');
const fs = require('fs');
const { measured } = require('metrics');

const app = new Koa();

app.use((ctx, next) => {
  measured('request', () => {
    next();
  });
});
app.use(async (ctx) => {
  ctx.body = fs.readFileSync('home.html', 'utf8'); // stays: upstream-does-not-wait
});

app.listen(3000);
