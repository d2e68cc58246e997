const express = require('express');
const fs = require('fs');
const multer = require('multer');

const app = express();
const upload = multer({ dest: 'uploads/' });

app.post('/import', upload.single('data'), (req, res) => {
  const rows = fs.readFileSync(req.file.path, 'utf8').split('\n');
  fs.unlinkSync(req.file.path);
  res.json({ rows: rows.length });
});

app.post('/settings', (req, res) => {
  const settings = JSON.parse(fs.readFileSync('config/settings.json', 'utf8'));
  Object.assign(settings, req.body);
  fs.writeFileSync('config/settings.json', JSON.stringify(settings));
  res.json(settings);
});

app.post('/copy', (req, res) => {
  fs.copyFileSync(req.body.from, req.body.to);
  fs.appendFileSync('copies.log', `${req.body.from}\n`);
  fs.appendFileSync('copies.log', `${req.body.to}\n`);
  res.end();
});

app.listen(3000);
