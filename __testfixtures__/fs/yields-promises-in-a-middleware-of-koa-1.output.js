// with koa@^1.7.0
const koa = require('koa');
const fs = require('fs');

const app = koa();

async function size(name) {
  return (await fs.promises.readFile(name)).length;
}

function* title() {
  return yield fs.promises.readFile('title.txt', 'utf8');
}

app.use(function* (next) {
  if ((yield fs.promises.readdir('closed')).length > 0) return void (this.status = 503);
  const total = 1 + (yield size('a.txt'));
  const { length } = yield fs.promises.readFile('b.txt');
  this.set('x-size', `${yield size('c.txt')}`);
  try {
    this.body = [yield fs.promises.readFile('a.txt', 'utf8'), total, length, yield title()];
  } catch (error) {
    this.throw(404, error);
  }
  yield next;
});

app.listen(3000);
