const express = require('express');
const { list } = require('listings');

const app = express();
app.get('/', (req, res) => res.json(list('files')));
app.listen(3000);
