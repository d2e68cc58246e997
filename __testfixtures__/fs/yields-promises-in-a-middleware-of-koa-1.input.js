// with koa@^1.7.0
const koa = require('koa');
const fs = require('fs');

const app = koa();

function size(name) {
  return fs.readFileSync(name).length;
}

function* title() {
  return fs.readFileSync('title.txt', 'utf8');
}

app.use(function* (next) {
  if (fs.readdirSync('closed').length > 0) return void (this.status = 503);
  const total = 1 + size('a.txt');
  const { length } = fs.readFileSync('b.txt');
  this.set('x-size', `${size('c.txt')}`);
  try {
    this.body = [fs.readFileSync('a.txt', 'utf8'), total, length, yield title()];
  } catch (error) {
    this.throw(404, error);
  }
  yield next;
});

app.listen(3000);
