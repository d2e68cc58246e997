const express = require('express');
const fs = require('fs');

const app = express();

// Each round looks at a file of its own, which nobody writes.
app.get('/names', (req, res, next) => {
  let chain = Promise.resolve([]);
  for (const name of ['one', 'two'])
    chain = chain.then(async (all) => [...all, await fs.promises.readFile(`names/${name}.txt`, 'utf8')]);
  chain.then((names) => res.json(names)).catch(next);
});

app.listen(3000);
