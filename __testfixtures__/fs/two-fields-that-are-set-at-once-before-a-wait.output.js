const express = require('express');
const fs = require('fs');
const { unlocked, shared, exclusive } = require('./unblock-helpers');
const app = express();
app.use(express.json());

const FILE = 'config.json';
const config = { loader: 'fabric', jar: 'fabric.jar', secret: null };
const instances = [];

app.post('/create', async (req, res) => {
  return shared('config.jar + config.loader', async () => {
    const loader = req.body.loader || config.loader;
    try {
      await fs.promises.mkdir('instances/' + req.body.id, { recursive: true });
      instances.push({ id: req.body.id, loader, jar: config.jar });
      res.json(instances[instances.length - 1]);
    } catch (e) {
      res.status(500).json({ error: e.message });
    }
  });
});

app.post('/config', async (req, res) => {
  try {
    const { loader, jar } = req.body;
    await exclusive('config.jar + config.loader', async () => {
      if (loader !== undefined) config.loader = loader;
      if (jar !== undefined) config.jar = jar;
      await unlocked('config.jar + config.loader', fs.promises.writeFile(FILE, JSON.stringify(config)));
    });
    res.json({ success: true });
  } catch (e) {
    res.status(500).json({ error: e.message });
  }
});

app.post('/login', (req, res) => {
  config.secret = req.body.secret;
  res.json({ success: true });
});

app.get('/config', async (req, res) => {
  return shared('config.jar + config.loader', async () => {
    res.json({ ...config });
  });
});

app.listen(process.env.PORT || 3000);
