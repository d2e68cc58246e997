const express = require('express');
const bcrypt = require('bcryptjs');
const Documents = require('./documents');
const users = require('./users');

const app = express();

app.use(express.json(), (req, res, next) => {
  req.documents = new Documents(req);
  req.bcrypt = bcrypt;
  next();
});

app.get('/files/:name', (req, res) => {
  const { documents } = req;
  if (!documents.isWritten(req.params.name)) return res.sendStatus(404);
  res.send(documents.readText(req.params.name));
});

app.post('/users', users.create);

app.listen(3000);
