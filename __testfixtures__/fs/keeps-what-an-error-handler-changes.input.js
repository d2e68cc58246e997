// Who passes an error on runs in one piece with the handler of errors, which changes what the first has looked at.
const express = require('express');
const fs = require('fs');

const app = express();
const failed = express.Router();

failed.post('/tries', (req, res, next) => {
  req.tries = JSON.parse(fs.readFileSync('tries.json', 'utf8')); // stays: needs-review
  next(new Error('wrong'));
});
failed.post('/logins', (req, res) => {
  const tries = JSON.parse(fs.readFileSync('tries.json', 'utf8')); // stays: needs-review
  if (!req.body) throw Object.assign(new Error('wrong'), { tries });
  res.send(tries);
});
failed.use((error, req, res, next) => {
  const tries = error.tries || req.tries;
  tries.count += 1;
  fs.writeFileSync('tries.json', JSON.stringify(tries)); // stays: needs-review
  res.status(403).send(error.message);
});

// This one looks itself before it changes anything.
const counted = express.Router();

counted.get('/views', (req, res, next) => {
  const { title } = JSON.parse(fs.readFileSync('views.json', 'utf8'));
  if (req.query.title !== title) next(new Error('gone'));
  else res.send(title);
});
counted.use((error, req, res, next) => {
  fs.appendFileSync('errors.log', `${error.message}\n`);
  res.status(404).send(fs.readFileSync('404.html', 'utf8'));
});

app.use('/failed', failed);
app.use('/counted', counted);
app.listen(3000);
