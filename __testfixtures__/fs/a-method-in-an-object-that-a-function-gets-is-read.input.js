const express = require('express');
const fs = require('fs');

const define = (name, methods) => Object.assign(Object.create(methods), { name });

const pages = define('pages', {
  title() {
    return this.name;
  },
});

const app = express();

app.get('/pages', (req, res) => {
  res.send(pages.title() + fs.readFileSync('pages.txt', 'utf8'));
});

app.listen(3000);
