// What is mounted at `/` comes before everything behind it.
const express = require('express');
const fs = require('fs');

const app = express();
const router = express.Router();
const load = (file) => JSON.parse(fs.readFileSync(file, 'utf8')); // stays: needs-review
const save = (file, data) => fs.writeFileSync(file, JSON.stringify(data)); // stays: needs-review

const limit = (req, res, next) => {
  if (load('hits.json').count >= 10) return res.sendStatus(429);
  next();
};

router.use('/', limit);
router.post('/hits', (req, res) => {
  const hits = load('hits.json');
  save('hits.json', { count: hits.count + 1 });
  res.end();
});
app.use('/', router);

app.listen(3000);
