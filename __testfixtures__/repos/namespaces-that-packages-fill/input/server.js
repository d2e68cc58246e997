const express = require('express');
const consign = require('consign');

const app = express();
consign({ cwd: 'app', verbose: false }).include('models').then('controllers').then('routes').into(app);
app.use((error, req, res, next) => res.status(500).send(error.code));
app.listen(3000);
