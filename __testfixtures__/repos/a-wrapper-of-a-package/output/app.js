const express = require('express');
const asyncHandler = require('express-async-handler');
const fs = require('fs');

const app = express();
app.get('/', asyncHandler(async (req, res) => res.send(await fs.promises.readFile('a.txt', 'utf8'))));
app.listen(3000);
