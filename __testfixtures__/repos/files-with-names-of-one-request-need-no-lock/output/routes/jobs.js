const { Router } = require('express');
const crypto = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { nanoid } = require('nanoid');
const { v4: uuid } = require('uuid');
const { writeFileAtomic } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();

router.post('/folder', async (req, res) => {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'job-'));
  await writeFileAtomic(path.join(folder, 'in.txt'), req.body);
  await fetch('http://localhost:4000/run', { method: 'POST', body: folder });
  const text = await fs.promises.readFile(path.join(folder, 'in.txt'), 'utf8');
  await writeFileAtomic(path.join(folder, 'in.txt'), text + text);
  await fs.promises.rm(folder, { recursive: true });
  res.send(text);
});

router.post('/nano', async (req, res) => {
  const file = `jobs/nano-${nanoid()}.txt`;
  await writeFileAtomic(file, req.body);
  await appendFileAsync(file, await fs.promises.readFile(file));
  res.end();
});

router.post('/uuid', async (req, res) => {
  const file = `jobs/uuid-${uuid()}.txt`;
  await writeFileAtomic(file, req.body);
  await appendFileAsync(file, await fs.promises.readFile(file));
  res.end();
});

router.post('/bytes', async (req, res) => {
  const file = `jobs/bytes-${crypto.randomBytes(16).toString('hex')}.txt`; // stays: cheap
  await writeFileAtomic(file, req.body);
  await appendFileAsync(file, await fs.promises.readFile(file));
  res.end();
});

module.exports = router;
