const express = require('express');
const fs = require('fs');
const { settings } = require('./settings');
const { exclusive, asyncHandler } = require('./unblock-helpers');

const app = express();
const own = settings;
const titles = new Map([['index', own.title]]);

// It sets something in the request alone.
app.get('/pages/:name', asyncHandler(async (req, res) => {
  own.setOptions(req);
  const page = await fs.promises.readFile(`pages/${req.params.name}.html`, 'utf8');
  res.send(own.headOf(req) + page + titles.get('index'));
}));

// And this something for all.
app.post('/title', express.text(), asyncHandler(async (req, res) => {
  return exclusive('settings.title', async () => {
    own.setTitle(req.body);
    const page = await fs.promises.readFile('pages/index.html', 'utf8');
    res.send(own.title + page);
  });
}));

app.listen(3000);
