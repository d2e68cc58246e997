const express = require('express');
const fs = require('fs');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();
let busy = false;

app.post('/report', async (req, res) => {
  return exclusive('busy', async () => {
    busy = true;
    const text = await fs.promises.readFile('report.txt', 'utf8');
    busy = false;
    res.send(text);
  });
});

app.get('/health', async (req, res) => {
  return shared('busy', async () => {
    res.json({ busy });
  });
});

app.listen(3000);
