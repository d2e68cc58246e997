const fs = require('fs');
const Koa = require('koa');

const app = new Koa();

app.context.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8'); // stays: escapes
app.context.save = (name, text) => fs.writeFileSync(`notes/${name}.txt`, text); // stays: escapes

app.use(async (ctx) => {
  if (ctx.method === 'PUT') ctx.save(ctx.query.name, ctx.query.text);
  ctx.body = ctx.load(ctx.query.name);
});

// Which of them it is, nobody knows.
app.use((ctx) => {
  const act = ctx[ctx.query.action];
  act.call(ctx, ctx.query.name);
});

app.listen(3000);
