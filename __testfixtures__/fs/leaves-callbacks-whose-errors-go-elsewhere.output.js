const fs = require('fs');
const express = require('express');
const parser = require('some-parser');
const { failTo } = require('./unblock-helpers');
const app = express();

app.param('id', (req, res, next, id) => {
  parser.parse(id, failTo(next, async (error, name) => {
    if (error) return next(error);
    req.text = await fs.promises.readFile(name, 'utf8');
    next();
  }));
});

// The callback is called again with what it throws, and answers.
app.get('/rendered', (req, res) => {
  res.render('page', (error, html) => {
    if (error) return res.status(500).send('failed');
    res.send(html + fs.readFileSync('footer.html', 'utf8')); // stays: unknown-callback
  });
});

// An error keeps the rest from being done.
app.get('/told/:id', (req, res) => {
  parser.parse(req.params.id, (error, name) => {
    if (error) return res.sendStatus(500);
    res.send(fs.readFileSync(name, 'utf8')); // stays: unknown-callback
  });
  console.log('asked');
});

// Nothing but a throw rejects the promise.
function textOf(id) {
  return new Promise((resolve) => {
    parser.parse(id, (error, name) => resolve(error ? '' : fs.readFileSync(name, 'utf8'))); // stays: unknown-callback
  });
}

app.get('/text/:id', (req, res, next) => textOf(req.params.id).then((text) => res.send(text), next));

app.listen(3000);
