const express = require('express');
const fs = require('fs');
const mailer = require('some-mailer')(process.env.MAIL);
const queue = require('some-queue')(process.env.QUEUE);
const Export = require('./job');
const { Note, User } = require('./models');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.set('view engine', 'ejs');
app.use(express.json());

app.post('/users', asyncHandler(async (req, res) => {
  const user = User.build({ name: req.body.name });
  await user.setPassword(req.body.password);
  await user.seal(req.body.password);
  user
    .save()
    .then((saved) => res.status(201).json(saved))
    .catch((error) => res.status(500).json(error));
}));

app.post('/login', (req, res) => {
  User.findOne({ where: { name: req.body.name }, include: [Note] })
    .then(async (user) => {
      if (!user || !(await user.checkPassword(req.body.password))) return res.status(400).json({ message: 'No.' });
      res.json({ user, message: 'Yes.' });
    })
    .catch((error) => res.status(500).json(error));
});

app.get('/users/:id', async (req, res) => {
  res.render('user', { user: await User.findByPk(req.params.id) });
});

app.get('/users/:id/avatar', async (req, res) => {
  const user = await User.findByPk(req.params.id);
  res.type('png').send(Buffer.from(user.avatar(), 'base64'));
});

app.get('/users/:id/badges', async (req, res) => {
  const user = await User.findByPk(req.params.id);
  res.json(user.badges());
});

app.get('/users/:id/outline', async (req, res, next) => {
  try {
    const user = await User.findByPk(req.params.id);
    res.send(await user.outline());
  } catch (error) {
    next(error);
  }
});

app.get('/notes/:id', async (req, res, next) => {
  try {
    const note = await Note.findByPk(req.params.id);
    const shared = note.notify(req.query.address);
    if (shared) await mailer.notify(req.query.address);
    res.json({ title: note.title, text: await note.text() });
  } catch (error) {
    next(error);
  }
});

app.get('/templates/:name', asyncHandler(async (req, res) => {
  res.send(await User.template(req.params.name));
}));

// What is put into one record only, a package may call.
app.post('/notices', (req, res) => {
  const note = Object.assign(new Note(), {
    footer: () => fs.readFileSync('footer.md', 'utf8'), // stays: escapes
  });
  queue.add(note);
  res.send(note.footer());
});

app.post('/exports', (req, res) => {
  const job = new Export(req.body);
  queue.add(job);
  res.send(job.perform());
});

app.listen(3000);
