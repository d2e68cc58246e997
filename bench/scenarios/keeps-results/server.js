'use strict';

const app = require('./app');

app.listen(Number(process.env.PORT || 3000));
