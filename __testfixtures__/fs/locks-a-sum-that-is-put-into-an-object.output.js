const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, readFolder, reduceInOrder, exclusive, shared } = require('./unblock-helpers');

const app = express();

async function stockOf(name) {
  return Number(await fs.promises.readFile(path.join('stock', name), 'utf8'));
}

async function take(name) {
  return exclusive('stock/left', async () => {
    await writeFileAtomic(path.join('stock', name), String(await stockOf(name) - 1));
  });
}

// What is folded is an object that begins empty, and no promise: all of it was one piece.
async function stock() {
  return shared('stock/left', async () => {
    return reduceInOrder(await readFolder('stock'), async (all, name) => Object.assign(all, { [name]: await stockOf(name) }), {});
  });
}

app.post('/pairs', async (req, res) => {
  return exclusive('stock/left', async () => {
    await take('left');
    await take('right');
    res.end();
  });
});

app.get('/stock', async (req, res) => {
  res.json(await stock());
});

app.listen(3000);
