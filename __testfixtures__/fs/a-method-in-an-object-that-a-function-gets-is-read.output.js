const express = require('express');
const fs = require('fs');

const define = (name, methods) => Object.assign(Object.create(methods), { name });

const pages = define('pages', {
  title() {
    return this.name;
  },
});

const app = express();

app.get('/pages', async (req, res) => {
  res.send(pages.title() + await fs.promises.readFile('pages.txt', 'utf8'));
});

app.listen(3000);
