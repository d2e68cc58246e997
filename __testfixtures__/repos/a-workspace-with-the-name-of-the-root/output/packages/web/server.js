const express = require('express');
const { list } = require('listings');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.get('/', asyncHandler(async (req, res) => res.json(await list('files'))));
app.listen(3000);
