const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

const app = express();
app.use(express.json());

// The one after this page may be the one that another request counts as the second after its own.
app.post('/next/:page', async (req, res) => {
  const page = Number(req.params.page);
  await exclusiveFiles('pages/*.txt', () => [`pages/${page + 1}.txt`], async () => {
    const text = await fs.promises.readFile(`pages/${page + 1}.txt`, 'utf8');
    await writeFileAtomic(`pages/${page + 1}.txt`, text + req.body.text);
    res.end();
  });
});

app.post('/second/:page', async (req, res) => {
  const page = Number(req.params.page);
  await exclusiveFiles('pages/*.txt', () => [`pages/${page + 2}.txt`], async () => {
    const text = await fs.promises.readFile(`pages/${page + 2}.txt`, 'utf8');
    await writeFileAtomic(`pages/${page + 2}.txt`, text + req.body.text);
    res.end();
  });
});

app.listen(3000);
