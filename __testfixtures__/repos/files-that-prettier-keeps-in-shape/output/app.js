const express = require('express');
const fs = require('fs');
const { long } = require('./untidy');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

app.get(
  '/notes/:id/title',
  asyncHandler(async (req, res) => {
    res.json({
      title: JSON.parse(await fs.promises.readFile(req.params.id)).title,
    });
  }),
);

app.get(
  '/long',
  asyncHandler(async (req, res) => res.send(await long())),
);

app.listen(3000);
