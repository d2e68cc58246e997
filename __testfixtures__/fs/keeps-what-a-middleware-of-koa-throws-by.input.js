const fs = require('fs');
const Koa = require('koa');
const Router = require('@koa/router');
const app = new Koa();
const router = new Router();

// It lets some pass before, and decides by what it reads for the others.
router.use('/seats', (ctx, next) => {
  if (!ctx.query.user) return next();
  const seats = fs.readFileSync('seats.txt', 'utf8'); // stays: needs-review
  if (Number(seats) > 10) ctx.throw(409);
  return next();
});

router.post('/seats', (ctx) => {
  const seats = Number(fs.readFileSync('seats.txt', 'utf8')); // stays: needs-review
  fs.writeFileSync('seats.txt', String(seats + 1)); // stays: needs-review
  ctx.body = 'taken';
});

app.use(router.routes());
app.listen(3000);
