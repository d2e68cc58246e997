const express = require('express');
const fs = require('fs');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.get('/theme', asyncHandler(async (req, res) => res.send(await fs.promises.readFile('theme.txt', 'utf8'))));
app.use('/visits', require('./src/visits'));
app.listen(3000);
