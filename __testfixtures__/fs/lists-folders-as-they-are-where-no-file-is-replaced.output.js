const fs = require('fs');
const path = require('path');
const express = require('express');
const { promisify } = require('util');
const { writeFileAtomic } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
app.use(express.text());

// It adds to the file as it is.
app.put('/file', async (req, res) => {
  await appendFileAsync(req.query.path, req.body);
  res.sendStatus(204);
});


// Another folder than the one that is listed.
app.put('/log', async (req, res) => {
  await writeFileAtomic(path.join(req.query.dir, 'logs', 'last.log'), req.body);
  res.sendStatus(204);
});

app.get('/pages', async (req, res) => {
  res.json(await fs.promises.readdir(path.join(__dirname, 'pages')));
});

app.listen(3000);
