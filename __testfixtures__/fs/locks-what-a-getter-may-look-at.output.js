const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const settings = {
  theme: 'light',
  get title() {
    return `The ${settings.theme} page`;
  },
};

app.post('/theme', express.json(), async (req, res) => {
  return exclusive('settings.theme', async () => {
    settings.theme = req.body.theme;
    const style = await fs.promises.readFile('styles/main.css', 'utf8');
    res.send(`${style}/* ${settings.title} */`);
  });
});

app.listen(3000);
