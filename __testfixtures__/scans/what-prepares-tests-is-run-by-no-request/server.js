const express = require('express');
const store = require('./store');
const fake = require('./fake');
const app = express();
fake.init();
app.get('/', (req, res) => res.send(store.load()));
app.listen(3000);
