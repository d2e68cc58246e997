const express = require('express');
const fs = require('fs');
const { cachedStat, exclusive } = require('./unblock-helpers');

const app = express();
const settings = { look: { theme: 'light' }, mail: { from: 'nobody' } };

app.post('/theme', express.json(), async (req, res) => {
  return exclusive('settings.look.theme', async () => {
    settings.look.theme = req.body.theme;
    const style = await fs.promises.readFile('styles/main.css', 'utf8');
    res.send(`${style}/* ${settings.look.theme} */`);
  });
});

app.post('/look', express.json(), async (req, res) => {
  return exclusive('settings.look.theme', async () => {
    const size = (await cachedStat('styles/main.css')).size;
    settings.look = { ...req.body, size };
    res.end();
  });
});

app.listen(3000);
