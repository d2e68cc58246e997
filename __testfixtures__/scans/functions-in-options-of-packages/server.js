const fs = require('fs');
const express = require('express');
const sanitize = require('sanitize-html');
const tar = require('tar');
const { parse } = require('csv-parse');
const { Transform } = require('stream');

const app = express();

app.get('/page', (req, res) => {
  res.render('page', { version: () => fs.readFileSync('version', 'utf8') }); // found: request GET /page
});
app.get('/formats', (req, res) => {
  res.format({
    html: () => res.send(fs.readFileSync('page.html', 'utf8')), // found: request GET /formats
    json: () => res.json(JSON.parse(fs.readFileSync('page.json', 'utf8'))), // found: request GET /formats
  });
});
app.post('/upper', (req, res) => {
  const upper = new Transform({
    transform(chunk, encoding, done) {
      fs.appendFileSync('upper.log', chunk); // found: request POST /upper
      done(null, String(chunk).toUpperCase());
    },
  });
  req.pipe(upper).pipe(res);
});
app.get('/clean', (req, res) => {
  const rename = () => ({ tagName: fs.readFileSync('tag', 'utf8') }); // found: request GET /clean
  res.send(sanitize(req.query.text, { transformTags: { b: rename } }));
});
app.post('/rows', (req, res) => {
  req.pipe(parse({ cast: (value) => fs.existsSync(value) })).pipe(res); // found: request POST /rows
});
app.get('/backup', (req, res) => {
  tar.c({ filter: (path) => !fs.existsSync(`${path}.ignore`) }, ['data']).pipe(res); // found: request GET /backup
});

const report = new Transform({ transform: (chunk, encoding, done) => done(null, fs.readFileSync('head') + chunk) }); // found: startup
report.end('started');
app.listen(3000);
