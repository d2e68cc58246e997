const express = require('express');
const hooks = require('hooks');
const path = require('path');
const store = require('./store');

const app = express();

app.get('/items', async (req, res) => {
  res.json(await store.load('items'));
});

// An add-on is a file of the folder that the server is started in.
const addOn = require(path.join(process.cwd(), process.env.ADD_ON));
hooks.add(addOn);

app.listen(3000);
