const express = require('express');
const User = require('./user');

const app = express();
app.use(express.json());
app.post('/confirm/:what', async (req, res) => {
  const user = await User.findOne({ name: req.body.name });
  if (!user || !user[`is${req.params.what}`](req.body.answer)) return res.status(401).end();
  res.json({ name: user.name });
});
app.post('/login', async (req, res) => {
  const user = await User.findOne({ name: req.body.name });
  if (!user || !user.isRight(req.body.password) || !user.isPin(req.body.pin)) return res.status(401).end();
  res.json({ name: user.name });
});
app.listen(3000);
