const express = require('express');
const { Sequelize } = require('sequelize');
const { init, models } = require('./models');
const Picture = require('./picture');

init(new Sequelize('sqlite::memory:'));

const app = express();
app.post('/stages/:id', async (req, res) => {
  const stage = await models.Stage.findByPk(req.params.id);
  await stage.deploy();
  res.end();
});
app.get('/pictures/:id', async (req, res) => {
  const picture = await Picture.query().findById(req.params.id);
  res.send(picture.readContents());
});
app.listen(3000);
