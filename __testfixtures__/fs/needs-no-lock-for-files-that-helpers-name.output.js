const { randomUUID } = require('crypto');
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, execCommand, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.json());
const folder = path.join(__dirname, 'codes');
const last = { file: '' };

async function makeFile(code) {
  const file = path.join(folder, `${randomUUID()}.py`);
  await writeFileAtomic(file, code);
  return file;
}

async function run(file) {
  try {
    return (await execCommand(`python3 ${file}`)).toString();
  } finally {
    await fs.promises.unlink(file);
  }
}

// Each request has a file of its own.
app.post('/run', async (req, res) => {
  const file = await makeFile(req.body.code);
  res.send(await run(file));
});

const makeText = async (text) => {
  const file = `texts/${randomUUID()}.txt`;
  await writeFileAtomic(file, text);
  return file;
};

// Others get the name, too.
app.post('/texts', async (req, res) => {
  return exclusive('texts/*.txt', async () => {
    last.file = await makeText(req.body.text);
    res.send(await fs.promises.readFile(last.file, 'utf8'));
  });
});

app.get('/texts', async (req, res) => {
  return exclusive('texts/*.txt', async () => {
    const text = await fs.promises.readFile(last.file, 'utf8');
    await writeFileAtomic(last.file, `${text}\n`);
    res.send(text);
  });
});

app.listen(3000);
