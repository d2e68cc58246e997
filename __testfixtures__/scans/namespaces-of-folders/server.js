const express = require('express');
const load = require('express-load');

const app = express();
load('models').then('controllers').then('routes').into(app);
app.listen(3000);
