const express = require('express');
const fs = require('fs');
const { cachedStat, mapInOrder, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/clean', async (req, res) => {
  return exclusive('notes + notes/*', async () => {
    const sizes = await mapInOrder((await fs.promises.readdir('notes'))
      .filter((name) => name.endsWith('.txt')), async (name) => (await cachedStat('notes/' + name)).size);
    if (sizes.includes(0)) await fs.promises.rm('notes', { recursive: true });
    res.json(sizes);
  });
});
