const express = require('express');

global.include = (name) => require(`${__dirname}/${name}`);
const app = express();
app.use(require('./routes'));
app.listen(3000);
