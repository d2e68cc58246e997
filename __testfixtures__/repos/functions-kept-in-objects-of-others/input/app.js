const express = require('express');
const fs = require('fs');

const app = express();

app.locals.footer = () => fs.readFileSync('footer.html', 'utf8');

app.use((req, res, next) => {
  req.load = (name) => fs.readFileSync(name, 'utf8');
  next();
});

app.get('/:name', (req, res) => {
  res.send(req.load(req.params.name) + app.locals.footer());
});

app.listen(3000);
