const fs = require('fs');
const express = require('express');

const app = express();

function Base() {}
Base.prototype.read = function () {
  return fs.readFileSync('a.txt', 'utf8'); // found: request GET /inherited
};
function Derived() {
  Base.call(this);
}
Derived.prototype = Object.create(Base.prototype, { constructor: { value: Derived } });
app.get('/inherited', (req, res) => res.send(new Derived().read()));

const parent = {
  text() {
    return fs.readFileSync('b.txt', 'utf8'); // found: request GET /created
  },
};
const created = Object.create(parent);
app.get('/created', (req, res) => res.send(created.text()));

const plain = {};
Object.setPrototypeOf(plain, {
  size() {
    return fs.statSync('c.txt').size; // found: request GET /set
  },
});
app.get('/set', (req, res) => res.json(plain.size()));

const store = {};
Object.defineProperties(store, {
  load: { value: () => fs.readFileSync('d.txt', 'utf8') }, // found: request GET /defined
});
Object.defineProperty(store, 'notes', {
  get() {
    return fs.readFileSync('e.txt', 'utf8'); // found: request GET /defined
  },
});
store.__defineGetter__('old', () => fs.readFileSync('f.txt', 'utf8')); // found: request GET /defined
app.get('/defined', (req, res) => res.send(store.load() + store.notes + store.old));

const unused = {};
Object.defineProperties(unused, {
  never: { value: () => fs.readFileSync('never.txt', 'utf8') }, // found: unreachable
});

const tasks = Object.fromEntries([['list', () => fs.readdirSync('.')]]); // found: request GET /entries
const steps = [() => fs.existsSync('g.txt')]; // found: request GET /entries
app.get('/entries', (req, res) => {
  const all = [];
  for (const [index, step] of steps.entries()) all[index] = step();
  res.json(all.concat(tasks.list()));
});

const guarded = new Proxy({ peek: () => fs.readFileSync('h.txt', 'utf8') }, {}); // found: request GET /guarded
app.get('/guarded', (req, res) => res.send(guarded.peek()));

app.listen(3000);
