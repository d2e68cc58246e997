const express = require('express');
const Card = require('./card');
const Note = require('./note');
const User = require('./user');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.use(express.json());
app.post('/login', async (req, res) => {
  const user = await User.findOne({ name: req.body.name });
  if (!user || !(await user.isRight(req.body.password))) return res.status(401).end();
  await user.setPassword(req.body.changed);
  await user.save();
  res.json(user);
});
app.get('/notes/:id', async (req, res) => {
  const note = await Note.findById(req.params.id);
  res.send(`${await Note.header()}${await note.text()}${note.size}`);
});
app.get('/cards/:id', async (req, res) => {
  const [card] = await Card.find({ id: req.params.id });
  res.send(await card.print());
});
app.get('/templates/:name', asyncHandler(async (req, res) => {
  res.send(await User.template(req.params.name));
}));
app.listen(3000);
