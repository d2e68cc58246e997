var koa = require('koa');
var fs = require('fs');
var path = require('path');

var app = koa();
app.silent = true;

app.use(function* (next) {
  try {
    yield next;
  } catch (error) {
    this.status = error.code === 'ENOENT' ? 404 : 500;
    this.body = 'failed: ' + (error.code || error.name);
  }
});
app.use(function* () {
  this.body = JSON.parse(fs.readFileSync(path.join(__dirname, 'data', this.path), 'utf8')); // stays: in-generator
});

app.listen(process.env.PORT);
