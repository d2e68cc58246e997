const express = require('express');
const { size } = require('./size');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.get('/', asyncHandler(async (req, res) => res.json(await size('data.db'))));
app.listen(3000);
