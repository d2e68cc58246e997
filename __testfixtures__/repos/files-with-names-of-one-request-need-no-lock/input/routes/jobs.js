const { Router } = require('express');
const crypto = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { nanoid } = require('nanoid');
const { v4: uuid } = require('uuid');

const router = Router();

router.post('/folder', async (req, res) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'job-'));
  fs.writeFileSync(path.join(folder, 'in.txt'), req.body);
  await fetch('http://localhost:4000/run', { method: 'POST', body: folder });
  const text = fs.readFileSync(path.join(folder, 'in.txt'), 'utf8');
  fs.writeFileSync(path.join(folder, 'in.txt'), text + text);
  fs.rmSync(folder, { recursive: true });
  res.send(text);
});

router.post('/nano', (req, res) => {
  const file = `jobs/nano-${nanoid()}.txt`;
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

router.post('/uuid', (req, res) => {
  const file = `jobs/uuid-${uuid()}.txt`;
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

router.post('/bytes', (req, res) => {
  const file = `jobs/bytes-${crypto.randomBytes(16).toString('hex')}.txt`; // stays: cheap
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

module.exports = router;
