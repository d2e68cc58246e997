// `self` of `var self = this` is `this`: its fields are state of the object, in the functions inside, too.
var express = require('express');
var fs = require('fs');
var { mapInOrder, exclusive } = require('./unblock-helpers');

var app = express();

function Store() {
  this.count = 0;
  this.totals = { sold: 0 };
  this.greeting = 'hello';
}

Store.prototype.visit = async function () {
  return exclusive('this.count', async () => {
    var self = this;
    var before = self.count;
    var page = await fs.promises.readFile('page.html', 'utf8');
    self.count = before + 1;
    return page;
  });
};

Store.prototype.sell = async function (name) {
  return exclusive('this.totals.sold', async () => {
    var that = this;
    return mapInOrder(['bread', name], async function (item) {
      return exclusive('this.totals.sold', async () => {
        var before = that.totals.sold;
        var text = await fs.promises.readFile('items/' + item, 'utf8');
        that.totals.sold = before + text.length;
        return text;
      });
    });
  });
};

// It only shows what nobody changes: no lock.
Store.prototype.greet = async function () {
  var self = this;
  var page = await fs.promises.readFile('greeting.html', 'utf8');
  return page.replace('{}', self.greeting);
};

// An object of one request is its own: no lock.
function Report(title) {
  this.title = title;
  this.lines = 0;
}

Report.prototype.print = async function () {
  var self = this;
  var before = self.lines;
  var text = await fs.promises.readFile('report.html', 'utf8');
  self.lines = before + text.length;
  return self.title + self.lines;
};

var store = new Store();

app.post('/visit', async function (req, res) {
  res.send(await store.visit());
});

app.post('/sell', async function (req, res) {
  res.json(await store.sell(req.body.name));
});

app.get('/greet', async function (req, res) {
  res.send(await store.greet());
});

app.get('/report', async function (req, res) {
  var report = new Report(req.query.title);
  res.send(await report.print());
});

app.listen(3000);
