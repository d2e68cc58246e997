const fs = require('fs');
const express = require('express');
const { execWords, writeFileAtomic, execProgram, exclusive } = require('./unblock-helpers');
const app = express();

app.post('/python', async (req, res) => {
  return exclusive('jobs/main.py', async () => {
    await writeFileAtomic('./jobs/main.py', req.query.code);
    res.send(await execWords('python3', ['./jobs/main.py']));
  });
});

app.post('/shell', async (req, res) => {
  return exclusive('jobs/run.sh', async () => {
    await writeFileAtomic('./jobs/run.sh', req.query.code, { mode: 0o755 });
    res.send(await execProgram('./jobs/run.sh'));
  });
});

// Nobody changes this script, but two runs of it have never met.
app.get('/report', async (req, res) => {
  return exclusive('scripts/report.js', async () => {
    const title = await fs.promises.readFile('title.txt', 'utf8');
    res.send(title + await execWords('node', ['scripts/report.js']));
  });
});

app.listen(3000);
