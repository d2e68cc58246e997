const express = require('express');
const Note = require('./note');
const User = require('./user');

const app = express();
app.use(express.json());
app.post('/users', async (req, res) => res.json(await User.create(req.body)));
app.post('/notes', async (req, res) => res.json(await Note.create(req.body)));
app.listen(3000);
