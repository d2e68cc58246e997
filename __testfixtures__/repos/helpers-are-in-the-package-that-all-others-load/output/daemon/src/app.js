const express = require('express');
const store = require('../../common/src/store');
const { cachedExists } = require('../../common/src/unblock-helpers');

const app = express();

app.put('/layout', express.json(), async (req, res) => {
  await store.save(req.body);
  res.json(await cachedExists('settings.json'));
});

app.listen(3001);
