const express = require('express');
const fs = require('fs');

const LINKS = 'links.json';
const app = express();

const load = () => JSON.parse(fs.readFileSync(LINKS, 'utf8'));
const save = (links) => fs.writeFileSync(LINKS, JSON.stringify(links));

function hit(slug) {
  const links = load();
  if (!links[slug]) return undefined;
  links[slug].hits += 1;
  save(links);
  return links[slug].url;
}

const jobs = {
  done: 0,

  finish(id, callback) {
    const from = `printing/${id}.json`;
    if (!fs.existsSync(from)) return callback(new Error(`not printing: ${id}`));
    fs.renameSync(from, `done/${id}.json`);
    this.done += 1;
    callback(null, { id });
  },
};

app.post('/links/:slug', (req, res) => {
  const links = load();
  links[req.params.slug] = { url: req.query.url, hits: 0 };
  save(links);
  res.sendStatus(201);
});

// Nothing that uses the links comes behind it.
app.get('/links/:slug', (req, res, next) => {
  const url = hit(req.params.slug);
  if (!url) return next();
  res.redirect(url);
});

// It passes on nothing but errors.
app.post('/jobs/:id', (req, res, next) => {
  jobs.finish(req.params.id, (error, job) => {
    error ? next(error) : res.json({ ...job, done: jobs.done });
  });
});

app.listen(3000);
