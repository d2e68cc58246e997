const express = require('express');
const { execCommand, execProgram, execWords, writeFileAtomic } = require('./unblock-helpers');

const app = express();

app.get('/version', async (req, res) => {
  const branch = (await execWords('git', ['rev-parse', '--abbrev-ref', 'HEAD'])).toString().trim();
  const hash = (await execWords('git', ['log', '-1', '--format=%h'])).toString().trim();
  res.send(`${branch} ${hash}`);
});

app.get('/length', async (req, res) => {
  const told = (await execProgram('ffprobe', ['-show_format', 'media/intro.mp4'])).toString();
  const size = (await execCommand('stat -c %s media/intro.mp4 2> /dev/null')).toString();
  res.send(told + size);
});

app.get('/load', async (req, res) => {
  const load = (await execWords('cat', ['/proc/loadavg'])).toString();
  await execCommand('logger asked for load > /dev/null');
  res.send(load + (await execWords('cat', ['/proc/uptime'])).toString());
});

// The folder is not known, and the address names no file here.
app.get('/build/:id', async (req, res) => {
  await execCommand('typeset report.txt', { cwd: req.query.folder });
  await execCommand('typeset report.txt', { cwd: req.query.folder });
  await execProgram('notify', ['https://example.org/hook.json']);
  await execProgram('notify', ['https://example.org/hook.json']);
  res.sendStatus(204);
});

// Words with a dot, of which nothing tells that they are files of the program, or that they are changed.
app.get('/reach', async (req, res) => {
  await execProgram('sleep', ['0.5']);
  await execProgram('ping', ['-c', '1', '8.8.8.8']);
  res.send(await execWords('openssl', ['x509', '-in', 'certs/server.pem', '-noout', '-dates']));
});

app.post('/note', async (req, res) => {
  await writeFileAtomic('note.txt', req.body);
  res.sendStatus(204);
});

app.listen(3000);
