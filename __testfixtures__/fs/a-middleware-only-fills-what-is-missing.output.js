const express = require('express');
const crypto = require('crypto');
const fs = require('fs');
const { pathExists, writeFileAtomic, readWhole, exclusive } = require('./unblock-helpers');

const app = express();

async function readSecret(name) {
  if (!(await pathExists('secrets.json'))) return undefined;
  return JSON.parse(await fs.promises.readFile('secrets.json', 'utf8'))[name];
}

async function saveSecret(name, value) {
  return exclusive('secrets.json', async () => {
    const secrets = await pathExists('secrets.json') ? JSON.parse(await fs.promises.readFile('secrets.json', 'utf8')) : {};
    secrets[name] = value;
    await writeFileAtomic('secrets.json', JSON.stringify(secrets));
  });
}

// Whoever comes first makes the secret, for all others.
app.use(async (req, res, next) => {
  await exclusive('secrets.json', async () => {
    let secret = await readSecret('csrf');
    if (!secret) {
      secret = crypto.randomBytes(64).toString('base64'); // stays: cheap
      await saveSecret('csrf', secret);
    }
    res.set('x-secret', secret);
  });
  next();
});

app.get('/secrets', async (req, res) => res.json(Object.keys(JSON.parse(await fs.promises.readFile('secrets.json', 'utf8')))));

// Each request reads its own.
app.use('/last', (req, res, next) => {
  fs.writeFileSync('last.txt', req.ip); // stays: needs-review
  next();
});

app.get('/last', (req, res) => res.send(fs.readFileSync('last.txt', 'utf8'))); // stays: needs-review

async function guestOf(ip) {
  const last = await readWhole('guest.txt', 'utf8');
  return last === ip ? last : undefined;
}

// Each writes something of its own.
app.use('/guests', async (req, res, next) => {
  await exclusive('guest.txt', async () => {
    const guest = await guestOf(req.ip);
    if (!guest) fs.writeFileSync('guest.txt', req.ip); // stays: needs-review
  });
  next();
});

app.get('/guests', (req, res) => res.send(fs.readFileSync('guest.txt', 'utf8'))); // stays: needs-review

app.listen(3000);
