const fs = require('fs');
const Koa = require('koa');
const Router = require('koa-router');

const app = new Koa();
const router = new Router();

class Unit {
  data() {
    this.loaded = this.loaded || JSON.parse(fs.readFileSync('notes.json', 'utf8')); // stays: needs-review
    return this.loaded;
  }

  commit() {
    if (this.loaded) fs.writeFileSync('notes.json', JSON.stringify(this.loaded)); // stays: needs-review
  }
}

app.use((ctx, next) => {
  ctx.unit = new Unit();
  return next().then(() => {
    ctx.unit.commit();
  });
});

router.post('/notes', (ctx) => {
  ctx.unit.data().push(ctx.query.text);
  ctx.body = 'ok';
});

app.use(router.routes());
app.listen(3000);
