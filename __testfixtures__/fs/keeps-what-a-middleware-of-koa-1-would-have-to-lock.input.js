// with koa@^1.7.0
const koa = require('koa');
const fs = require('fs');

const app = koa();

app.use(function* () {
  const count = JSON.parse(fs.readFileSync('count.json', 'utf8')); // stays: needs-review
  count.n += 1;
  fs.writeFileSync('count.json', JSON.stringify(count)); // stays: needs-review
  this.body = count;
});

app.listen(3000);
