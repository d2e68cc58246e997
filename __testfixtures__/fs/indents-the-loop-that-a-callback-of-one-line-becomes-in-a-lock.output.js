const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

app.post('/notes', async (req, res) => {
  return exclusive('total.txt', async () => {
    const total = Number(await fs.promises.readFile('total.txt', 'utf8'));
    const names = req.body.split(',');
    for (const name of names) {
      await appendFileAsync('log.txt', name);
    }
    for (const name of names) {
      await appendFileAsync('log.txt', name);
    }
    for (const name of names) {
      await appendFileAsync('log.txt', name);
    }
    await writeFileAtomic('total.txt', String(total + 1));
    res.end();
  });
});

app.listen(3000);
