const fs = require('fs');
const express = require('express');
const app = express();

function Store() {}
Store.prototype.items = [];
Store.prototype.add = function (item) {
  const count = this.items.length;
  const text = fs.readFileSync('note.txt', 'utf8');
  this.items.push(item + text);
  return count;
};

app.get('/add', (req, res) => {
  res.send(`${new Store().add(req.query.item)}`);
});

// The same list, by another name.
app.get('/all', (req, res) => {
  const before = Store.prototype.items.length;
  const page = fs.readFileSync('page.html', 'utf8');
  Store.prototype.items.push(page);
  res.send(`${Store.prototype.items.length - before}`);
});

app.listen(3000);
