const bcrypt = require('bcrypt');
const express = require('express');

const app = express();
app.use(express.json());

app.post('/users', (req, res) => {
  const hash = bcrypt.hashSync(req.body.password, bcrypt.genSaltSync(8), null);
  res.json({ hash });
});

app.post('/sessions', (req, res) => {
  const isSame = bcrypt.compareSync(req.body.password, req.body.hash, { strict: true });
  res.json({ isSame });
});

app.post('/keys', (req, res) => {
  const key = bcrypt.hashSync(
    req.body.key,
    10 /* rounds */, // as long as it takes
    null,
  );
  res.json({ key });
});

// It does something by being evaluated.
app.post('/tokens', (req, res) => {
  res.json(bcrypt.hashSync(req.body.token, 8, console.log(req.body.name))); // stays: argument-differs
});
