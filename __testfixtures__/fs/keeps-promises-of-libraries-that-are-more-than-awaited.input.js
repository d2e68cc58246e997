const Bluebird = require('bluebird');
const express = require('express');
const fs = require('fs');
const Q = require('q');

const app = express();

// An async function would give a promise of the language, which has no `fail`.
function load(name) {
  const loaded = Q.defer();
  const text = fs.readFileSync(name, 'utf8'); // stays: returns-a-library-promise
  setImmediate(() => loaded.resolve(text));
  return loaded.promise;
}

app.get('/load/:name', (req, res, next) => {
  load(req.params.name)
    .then((text) => res.send(text))
    .fail(next);
});

function parts(name) {
  const text = fs.readFileSync(name, 'utf8'); // stays: returns-a-library-promise
  return Bluebird.resolve([text, text.length]);
}

app.get('/parts/:name', (req, res, next) => {
  parts(req.params.name)
    .spread((text, size) => res.json({ text, size }))
    .catch(next);
});

function find(name) {
  const text = fs.readFileSync(name, 'utf8'); // stays: returns-a-library-promise
  return new Bluebird((resolve) => resolve(text));
}

app.get('/find/:name', (req, res, next) => {
  find(req.params.name)
    .then((text) => res.send(text))
    .catch(TypeError, () => res.sendStatus(404))
    .catch(next);
});

// Who passes it on needs it, too.
function count(name) {
  const text = fs.readFileSync(name, 'utf8'); // stays: returns-a-library-promise
  return Q.delay(10).then(() => text.length);
}

function counted(name) {
  return count(name);
}

app.get('/count/:name', (req, res, next) => {
  counted(req.params.name)
    .then((size) => res.json({ size }))
    .done();
});

// They are kept, and waited for together.
function job(name) {
  const text = fs.readFileSync(name, 'utf8'); // stays: returns-a-library-promise
  return Bluebird.delay(10).return(text);
}

app.get('/jobs', (req, res, next) => {
  const jobs = [];
  jobs.push(job('a'));
  jobs.push(job('b'));
  Bluebird.all(jobs)
    .then((all) => res.json(all))
    .catch(next);
});

// These are only waited for.
function show(name) {
  const text = fs.readFileSync(name, 'utf8');
  return Bluebird.resolve(text);
}

app.get('/show/:name', async (req, res) => {
  res.send(await show(req.params.name));
});

app.get('/shown/:name', (req, res, next) => {
  show(req.params.name)
    .then((text) => res.send(text))
    .catch(next);
});

app.listen(3000);
