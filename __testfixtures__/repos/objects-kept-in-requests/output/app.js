const express = require('express');
const bcrypt = require('bcryptjs');
const Documents = require('./documents');
const users = require('./users');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

app.use(express.json(), (req, res, next) => {
  req.documents = new Documents(req);
  req.bcrypt = bcrypt;
  next();
});

app.get('/files/:name', asyncHandler(async (req, res) => {
  const { documents } = req;
  if (!(await documents.isWritten(req.params.name))) return res.sendStatus(404);
  res.send(await documents.readText(req.params.name));
}));

app.post('/users', asyncHandler(users.create));

app.listen(3000);
