const express = require('express');
const fs = require('fs');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

const LINKS = 'links.json';
const app = express();

const load = async () => JSON.parse(await fs.promises.readFile(LINKS, 'utf8'));
const save = async (links) => writeFileAtomic(LINKS, JSON.stringify(links));

async function hit(slug) {
  return exclusive('links.json', async () => {
    const links = await load();
    if (!links[slug]) return undefined;
    links[slug].hits += 1;
    await save(links);
    return links[slug].url;
  });
}

const jobs = {
  done: 0,

  async finish(id, callback) {
    return exclusive('done/*.json + printing/*.json', async () => {
      const from = `printing/${id}.json`;
      if (!(await pathExists(from))) return callback(new Error(`not printing: ${id}`));
      await fs.promises.rename(from, `done/${id}.json`);
      this.done += 1;
      callback(null, { id });
    });
  },
};

app.post('/links/:slug', async (req, res) => {
  return exclusive('links.json', async () => {
    const links = await load();
    links[req.params.slug] = { url: req.query.url, hits: 0 };
    await save(links);
    res.sendStatus(201);
  });
});

// Nothing that uses the links comes behind it.
app.get('/links/:slug', async (req, res, next) => {
  const url = await hit(req.params.slug);
  if (!url) return next();
  res.redirect(url);
});

// It passes on nothing but errors.
app.post('/jobs/:id', async (req, res, next) => {
  await jobs.finish(req.params.id, (error, job) => {
    error ? next(error) : res.json({ ...job, done: jobs.done });
  });
});

app.listen(3000);
