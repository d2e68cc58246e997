const express = require('express');
const consign = require('consign');

const app = express();
consign({ cwd: 'app', verbose: false }).include('libs/config.js').then('models').then('controllers').then('routes').into(app, 'shop');
app.listen(3000);
