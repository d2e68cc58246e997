const express = require('express');
const fs = require('fs');

const app = express();
const settings = {
  theme: 'light',
  get title() {
    return `The ${settings.theme} page`;
  },
};

app.post('/theme', express.json(), (req, res) => {
  settings.theme = req.body.theme;
  const style = fs.readFileSync('styles/main.css', 'utf8');
  res.send(`${style}/* ${settings.title} */`);
});

app.listen(3000);
