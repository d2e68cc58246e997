const express = require('express');
const notes = require('./notes');
const typed = require('./typed');

const app = express();
app.get('/notes/:id', notes.show);
app.put('/notes/:id', notes.save);
app.get('/notes', notes.list);
app.get('/users/:id', typed.show);
app.get('/who', require('./who'));
app.get('/sent', require('./sent'));
app.use('/next', require('./next'));
app.use('/told', require('./told'));
app.get('/each', require('./each'));
app.get('/hoisted', require('./hoisted'));
app.listen(3000);
