var express = require('express');
var store = require('./store');

var app = express();
require('./routes/items')(app, store);
require('./routes/notes')(app, store);

app.listen(3000);
