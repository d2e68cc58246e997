const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');
const app = express();

function Store() {}
Store.prototype.items = [];
Store.prototype.add = async function (item) {
  return exclusive('this.items.length', async () => {
    const count = this.items.length;
    const text = await fs.promises.readFile('note.txt', 'utf8');
    this.items.push(item + text);
    return count;
  });
};

app.get('/add', async (req, res) => {
  res.send(`${await new Store().add(req.query.item)}`);
});

// The same list, by another name.
app.get('/all', async (req, res) => {
  return exclusive('this.items.length', async () => {
    const before = Store.prototype.items.length;
    const page = await fs.promises.readFile('page.html', 'utf8');
    Store.prototype.items.push(page);
    res.send(`${Store.prototype.items.length - before}`);
  });
});

app.listen(3000);
