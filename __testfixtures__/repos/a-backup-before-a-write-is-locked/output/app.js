const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

async function save(value) {
  await writeFileAtomic('data-a.json', JSON.stringify(value));
}

app.post('/save/:id', async (req, res) => {
  return exclusive('backup.json + data-a.json', async () => {
    await fs.promises.copyFile('data-a.json', 'backup.json');
    await save({ n: req.params.id });
    res.end();
  });
});

app.listen(3000);
