// `self` of `var self = this` is `this`: its fields are state of the object, in the functions inside, too.
var express = require('express');
var fs = require('fs');

var app = express();

function Store() {
  this.count = 0;
  this.totals = { sold: 0 };
  this.greeting = 'hello';
}

Store.prototype.visit = function () {
  var self = this;
  var before = self.count;
  var page = fs.readFileSync('page.html', 'utf8');
  self.count = before + 1;
  return page;
};

Store.prototype.sell = function (name) {
  var that = this;
  return ['bread', name].map(function (item) {
    var before = that.totals.sold;
    var text = fs.readFileSync('items/' + item, 'utf8');
    that.totals.sold = before + text.length;
    return text;
  });
};

// It only shows what nobody changes: no lock.
Store.prototype.greet = function () {
  var self = this;
  var page = fs.readFileSync('greeting.html', 'utf8');
  return page.replace('{}', self.greeting);
};

// An object of one request is its own: no lock.
function Report(title) {
  this.title = title;
  this.lines = 0;
}

Report.prototype.print = function () {
  var self = this;
  var before = self.lines;
  var text = fs.readFileSync('report.html', 'utf8');
  self.lines = before + text.length;
  return self.title + self.lines;
};

var store = new Store();

app.post('/visit', function (req, res) {
  res.send(store.visit());
});

app.post('/sell', function (req, res) {
  res.json(store.sell(req.body.name));
});

app.get('/greet', function (req, res) {
  res.send(store.greet());
});

app.get('/report', function (req, res) {
  var report = new Report(req.query.title);
  res.send(report.print());
});

app.listen(3000);
