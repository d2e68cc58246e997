const express = require('express');
const { names } = require('./lib/store');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.get('/names', asyncHandler(async (req, res) => res.json(await names('users.json'))));
app.listen(3000);
