// with path-type@^4.0.0
const express = require('express');
const { isFile } = require('path-type');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    if (!(await isFile('data/visits.json'))) await writeFileAtomic('data/visits.json', JSON.stringify({ first: req.ip }));
    res.end();
  });
});

app.listen(3000);
