const path = require('path');
const express = require('express');
const { filesIn } = require('./lib/files');

const app = express();
for (const file of filesIn({ folder: path.join(__dirname, 'routes') })) app.use(require(file));
filesIn({ folder: path.join(__dirname, 'jobs') }).forEach((file) => require(file)());
app.listen(3000);
