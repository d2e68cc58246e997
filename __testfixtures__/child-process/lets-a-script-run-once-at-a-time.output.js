// Nobody can tell what a script does: two of its runs have never met, nor a run and what is made of its result.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { execProgram, execCommand, writeFileAtomic, execWords, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/counts', async (req, res) => {
  return exclusive('count.sh', async () => {
    res.send(await execWords('sh', ['count.sh']));
  });
});
app.post('/deployments', async (req, res) => {
  return exclusive('deploy.sh', async () => {
    res.send(await execProgram('bash', ['-e', 'deploy.sh']));
  });
});
app.post('/builds', async (req, res) => {
  return exclusive('built.txt', async () => {
    await execProgram(path.join(__dirname, 'build.sh'), [req.query.name]);
    res.send(await fs.promises.readFile('built.txt', 'utf8'));
  });
});
app.post('/checks', async (req, res) => {
  return exclusive('check.txt', async () => {
    await writeFileAtomic('check.txt', req.query.text);
    await execProgram('node', ['check.js']);
    res.sendStatus(204);
  });
});
app.post('/lists', async (req, res) => {
  return exclusive('lists/*', async () => {
    if (Number(await execCommand('ls lists | wc -l')) > 3) return res.sendStatus(507);
    await writeFileAtomic(`lists/${req.query.name}`, '');
    res.sendStatus(201);
  });
});

// What these do is known.
app.get('/versions', async (req, res) => {
  res.send(await execWords('node', ['--version']) + await execWords('sh', ['-c', 'date']));
});
app.listen(3000);
