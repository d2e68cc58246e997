const { randomUUID } = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
const express = require('express');
const { writeFileAtomic, execProgram, execCommand, cachedExists, pathExists, execWords, exclusive } = require('./unblock-helpers');

const app = express();

// It names no file of the program.
app.get('/ping/:host', async (req, res) => {
  res.send(await execProgram('probe', [req.params.host, `${req.params.host}.log`]));
});

// It only reads what nobody removes.
app.get('/type/:id', async (req, res) => {
  const file = `uploads/${req.params.id}`;
  if (!(await cachedExists(file))) return res.sendStatus(404);
  res.send(await execProgram('file', ['--brief', file]));
});

app.get('/log/:id', async (req, res) => {
  const file = `uploads/${req.params.id}`;
  if (!(await pathExists(file))) return res.sendStatus(404);
  res.send(await execProgram('git', ['log', '--', file]));
});

// Each request has a folder of its own.
async function render(html) {
  const dir = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'pdf-'));
  await writeFileAtomic(path.join(dir, 'in.html'), html);
  await execProgram('wkhtmltopdf', ['in.html', 'out.pdf'], { cwd: dir });
  const pdf = await fs.promises.readFile(path.join(dir, 'out.pdf'));
  await fs.promises.rm(dir, { recursive: true });
  return pdf;
}

app.post('/pdf', async (req, res) => {
  res.send(await render(req.query.html));
});

// And a file of its own.
app.post('/image', async (req, res) => {
  const file = path.join(os.tmpdir(), `${randomUUID()}.png`);
  await execCommand(`draw ${file}`);
  const image = await fs.promises.readFile(file);
  await fs.promises.unlink(file);
  res.send(image);
});

// Only with --dirty it refreshes the index.
app.get('/version', async (req, res) => {
  res.send(await execWords('git', ['describe', '--tags']));
});

app.get('/state', async (req, res) => {
  return exclusive('git', async () => {
    res.send(await execWords('git', ['describe', '--tags', '--dirty']));
  });
});

app.listen(3000);
