var koa = require('koa');
var fs = require('fs');
var path = require('path');
var counter = require('./counter');

var app = koa();
app.silent = true;
var data = path.join(__dirname, 'data');

function* sizes(names) {
  var list = names.map(function (name) {
    return fs.statSync(path.join(data, name)).size
  })
  return fs.readdirSync(data).length > 0 && list
}

function* title() {
  var first = fs.readFileSync(path.join(data, 'ada.json'), 'utf8').length
  fs.existsSync(path.join(data, 'none')) || (first += 1)
  return first
}

app.use(function* (next) {
  try {
    yield next;
  } catch (error) {
    this.status = error.code === 'ENOENT' ? 404 : 500;
    this.body = 'failed: ' + (error.code || error.name);
  }
});
app.use(function* (next) {
  if (this.path === '/count') this.body = { n: counter.increment() };
  else if (this.path === '/sizes') this.body = yield* sizes(['ada.json', 'broken.json']);
  else if (this.path === '/title') this.body = { title: yield title() };
  else return yield next;
  this.set('x-known', fs.existsSync(data) ? 'yes' : 'no');
});
app.use(function* () {
  this.body = JSON.parse(fs.readFileSync(path.join(data, this.path), 'utf8'));
});

app.listen(process.env.PORT);
