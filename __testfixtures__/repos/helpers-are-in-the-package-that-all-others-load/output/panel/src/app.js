const express = require('express');
const fs = require('fs');
const store = require('../../common/src/store');
const { writeFileAtomic, exclusive } = require('../../common/src/unblock-helpers');

const app = express();

app.put('/layout', express.json(), async (req, res) => {
  await store.save(req.body);
  res.end();
});

app.post('/layout/views', async (req, res) => {
  return exclusive('layout.json', async () => {
    const layout = JSON.parse(await fs.promises.readFile('layout.json', 'utf8'));
    layout.views += 1;
    await writeFileAtomic('layout.json', JSON.stringify(layout));
    res.json(layout);
  });
});

app.listen(3000);
