const express = require('express');
const fs = require('fs');
const proc = require('process');
const { exclusive } = require('./unblock-helpers');

const app = express();

process.hits = { count: 0 };
module.sales = { count: 0 };
app.stats = { count: 0 };

app.post('/hits', async (req, res) => {
  return exclusive('global.process.hits.count', async () => {
    const { hits } = process;
    const before = hits.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    hits.count = before + 1;
    res.send(page);
  });
});

app.post('/hits/again', async (req, res) => {
  return exclusive('global.process.hits.count', async () => {
    const before = proc.hits.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    proc.hits.count = before + 1;
    res.send(page);
  });
});

app.post('/sales', async (req, res) => {
  return exclusive('global.module.sales.count', async () => {
    const before = module.sales.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    module.sales.count = before + 1;
    res.send(page);
  });
});

app.post('/sales/again', async (req, res) => {
  return exclusive('global.module.sales.count', async () => {
    const before = require.main.sales.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    require.main.sales.count = before + 1;
    res.send(page);
  });
});

app.post('/mode', async (req, res) => {
  return exclusive('global.process.env.MODE', async () => {
    const { env } = process;
    const before = process.env.MODE;
    const page = await fs.promises.readFile('page.html', 'utf8');
    env.MODE = `${before} ${req.query.mode}`;
    res.send(page);
  });
});

app.post('/stats', async (req, res) => {
  return exclusive('app.stats.count', async () => {
    const before = res.req.app.stats.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    res.req.app.stats.count = before + 1;
    res.send(page);
  });
});

app.post('/stats/again', async (req, res) => {
  return exclusive('app.stats.count', async () => {
    const {
      app: { stats },
    } = req;
    const before = stats.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    stats.count = before + 1;
    res.send(page);
  });
});

// What Node keeps there needs no lock.
app.get('/about', async (req, res) => {
  const { pid, argv } = process;
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.json({ pid, argv, page, file: module.filename });
});

app.listen(3000);
