const express = require('express');
const fs = require('fs');
const multer = require('multer');
const { promisify } = require('util');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
const upload = multer({ dest: 'uploads/' });

app.post('/import', upload.single('data'), async (req, res) => {
  const rows = (await fs.promises.readFile(req.file.path, 'utf8')).split('\n');
  await fs.promises.unlink(req.file.path);
  res.json({ rows: rows.length });
});

app.post('/settings', async (req, res) => {
  return exclusive('config/settings.json', async () => {
    const settings = JSON.parse(await fs.promises.readFile('config/settings.json', 'utf8'));
    Object.assign(settings, req.body);
    await writeFileAtomic('config/settings.json', JSON.stringify(settings));
    res.json(settings);
  });
});

app.post('/copy', async (req, res) => {
  await fs.promises.copyFile(req.body.from, req.body.to);
  await appendFileAsync('copies.log', `${req.body.from}\n`);
  await appendFileAsync('copies.log', `${req.body.to}\n`);
  res.end();
});

app.listen(3000);
