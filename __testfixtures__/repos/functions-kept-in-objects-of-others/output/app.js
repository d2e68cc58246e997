const express = require('express');
const fs = require('fs');

const app = express();

app.locals.footer = async () => fs.promises.readFile('footer.html', 'utf8');

app.use((req, res, next) => {
  req.load = async (name) => fs.promises.readFile(name, 'utf8');
  next();
});

app.get('/:name', async (req, res) => {
  res.send(await req.load(req.params.name) + await app.locals.footer());
});

app.listen(3000);
