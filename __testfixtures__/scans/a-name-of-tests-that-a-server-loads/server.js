const express = require('express');
const app = express();

app.use('/spec', require('./spec/routes'));
app.listen(3000);
module.exports = app;
