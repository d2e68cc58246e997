const express = require('express');
const _ = require('lodash');
const mailer = require('some-mailer')(process.env.MAIL);
const Note = require('./note');
const passport = require('./passport');
const User = require('./user');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.set('view engine', 'ejs');
app.use(express.json());
app.post('/users', (req, res, next) => {
  User.signup(req.body.name, req.body.password).then((user) => res.status(201).json(user), next);
});
app.post('/login', passport.authenticate('local'), (req, res) => res.json({ name: req.user.name }));
app.post('/password', passport.authenticate('local'), asyncHandler(async (req, res, next) => {
  await req.user.setPassword(req.body.changed);
  req.user.save().then(() => res.json({ changed: true }), next);
}));
app.post('/users/first', async (req, res) => {
  const users = [...(await User.find({ name: req.body.name }))];
  res.json({ right: await users[0].validPassword(req.body.password) });
});
app.post('/friends/first', async (req, res) => {
  const friend = _.get(await User.findOne({ name: req.body.name }), 'friends[0]');
  res.json({ right: await friend.validPassword(req.body.password) });
});
app.get('/users/:id', async (req, res) => {
  res.render('user', { user: await User.findById(req.params.id) });
});
app.get('/notes/:id', async (req, res, next) => {
  try {
    const note = await Note.findById(req.params.id);
    res.json({ title: note.title, text: await note.text() });
  } catch (error) {
    next(error);
  }
});
app.post('/notes/:id/notices', async (req, res, next) => {
  try {
    const note = await Note.findById(req.params.id);
    note.notify(req.body.address);
    mailer.notify(note.title);
    if (req.body.urgent) await mailer.notify('urgent');
    res.status(202).end();
  } catch (error) {
    next(error);
  }
});
app.get('/templates/:name', asyncHandler(async (req, res) => {
  res.send(await Note.template(req.params.name));
}));
app.listen(3000);
