const bcrypt = require('bcrypt');
const express = require('express');

const app = express();
app.use(express.json());

app.post('/users', async (req, res) => {
  const hash = await bcrypt.hash(req.body.password, await bcrypt.genSalt(8));
  res.json({ hash });
});

app.post('/sessions', async (req, res) => {
  const isSame = await bcrypt.compare(req.body.password, req.body.hash);
  res.json({ isSame });
});

app.post('/keys', async (req, res) => {
  const key = await bcrypt.hash(
    req.body.key,
    10, /* rounds */ // as long as it takes
  );
  res.json({ key });
});

// It does something by being evaluated.
app.post('/tokens', (req, res) => {
  res.json(bcrypt.hashSync(req.body.token, 8, console.log(req.body.name))); // stays: argument-differs
});
