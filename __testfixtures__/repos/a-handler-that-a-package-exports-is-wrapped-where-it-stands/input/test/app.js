const express = require('express');
const { notes, pages } = require('..');

const app = express();
app.get('/pages/:name', pages);
app.get('/notes/:name', notes);
app.listen(3000);
