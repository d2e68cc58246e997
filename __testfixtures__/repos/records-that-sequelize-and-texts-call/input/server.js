const ejs = require('ejs');
const express = require('express');
const Handlebars = require('handlebars');
const User = require('./user');

const badges = Handlebars.compile('{{#each user.badges}}<b>{{this}}</b>{{/each}}');

const app = express();
app.use(express.json());
app.post('/login', async (req, res) => {
  const user = await User.findOne({ where: { name: req.body.name } });
  if (!user || user.isLocked() || !user.isRight(req.body.password)) return res.status(401).end();
  res.json({ name: user.name, motto: user.motto(), isOld: user.isKnown(req.body.password) });
});
app.get('/users/:id', async (req, res) => {
  const user = await User.findByPk(req.params.id);
  res.send(ejs.render('<img src="<%= user.avatar() %>">', { user }) + badges({ user }));
});
app.get('/users/:id/files', async (req, res) => {
  const user = await User.findByPk(req.params.id);
  res.json([user.avatar(), ...user.badges()]);
});
app.listen(3000);
