const express = require('express');
const fs = require('fs');
const util = require('util');

const app = express();

// Called without `new`, it makes an object of its own.
function HttpError(status, message) {
  if (!(this instanceof HttpError)) {
    return new HttpError(status, message);
  }
  this.status = status;
  this.message = message;
}
util.inherits(HttpError, Error);

HttpError.prototype.isOurs = function () {
  return this.status >= 500;
};

function Page(text) {
  if (!new.target) return new Page(text);
  this.text = text;
  this.length = this.text.length;
}

app.get('/pages/:id', async (req, res, next) => {
  if (req.query.draft) return next(new HttpError(403, 'a draft'));
  const missing = HttpError(404, 'no page');
  if (!fs.existsSync(`pages/${req.params.id}`)) return next(missing);
  if (missing.isOurs()) return next(missing);
  await fetch('https://example.org/seen');
  res.json(Page(fs.readFileSync(`pages/${req.params.id}`, 'utf8')));
});

// It has the object of whoever calls it.
function Visit(name) {
  this.last = fs.readFileSync(`visits/${name}.txt`, 'utf8');
  this.count = (this.count ?? 0) + 1;
}

const visits = { note: Visit };

app.get('/visits/:name', (req, res) => {
  visits.note(req.params.name);
  res.json(visits);
});

app.use((error, req, res, next) => {
  res.status(error.isOurs() ? 500 : 400).send(error.message);
});

app.listen(3000);
