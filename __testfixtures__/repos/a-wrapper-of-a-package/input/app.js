const express = require('express');
const asyncHandler = require('express-async-handler');
const fs = require('fs');

const app = express();
app.get('/', asyncHandler((req, res) => res.send(fs.readFileSync('a.txt', 'utf8'))));
app.listen(3000);
