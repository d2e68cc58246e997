const app = require('express')();

app.post('/pairs', (req, res) => {
  const { items } = req.body;
  const pairs = [];
  for (const one of items) {
    for (const other of items) if (one.id === other.parent) pairs.push([one, other]); // found: cpu/nested-loops
  }
  res.json({ pairs, unique: unique(items), cells: cells(items), known: known(items, ['a', 'b']) });
});

function unique(items) {
  return items.filter((one, index) => !items.some((other, at) => at < index && other.id === one.id)); // found: cpu/nested-loops
}

function triples(rows) {
  let count = 0;
  for (let i = 0; i < rows.length; i++)
    for (let j = i + 1; j < rows.length; j++) // found: cpu/nested-loops
      for (let k = j + 1; k < rows.length; k++) if (rows[i] + rows[j] === rows[k]) count++; // found: cpu/nested-loops
  return count;
}

// As much work as there are cells.
function cells(rows) {
  const all = [];
  for (const row of rows) for (const cell of row.cells) all.push(cell);
  return all;
}

function known(items, names) {
  return items.filter((item) => names.some((name) => name === item.name));
}

const SIZES = ['s', 'm', 'l'];
app.get('/sizes', (req, res) => {
  const pairs = [];
  for (const one of SIZES) for (const other of SIZES) pairs.push(one + other);
  res.json({ pairs, triples: triples(req.body.rows) });
});

app.listen(3000);
