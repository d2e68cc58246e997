const Koa = require('koa');
const fs = require('fs');

const app = new Koa();

// What is read before the others is written back when they are done: nothing came in between.
app.use((ctx, next) => {
  ctx.state.visits = JSON.parse(fs.readFileSync('visits.json', 'utf8')); // stays: needs-review
  return next().then(() => {
    fs.writeFileSync('visits.json', JSON.stringify(ctx.state.visits)); // stays: needs-review
  });
});

app.use(async (ctx) => {
  ctx.state.visits.count += 1;
  ctx.body = ctx.state.visits;
});

app.listen(3000);
