const express = require('express');
const { DataTypes, Sequelize } = require('sequelize');

const User = require('./user')(new Sequelize('sqlite::memory:'), DataTypes);
const app = express();
app.use(express.json());
app.post('/login', async (req, res) => {
  const user = await User.findOne({ where: { name: req.body.name } });
  if (!user || !(await user.validPassword(req.body.password))) return res.status(401).end();
  res.json(user);
});
app.post('/users', async (req, res, next) => {
  const user = User.build({ name: req.body.name });
  await user.setPassword(req.body.password);
  user.save().then(() => res.status(201).json(user), next);
});
app.listen(3000);
