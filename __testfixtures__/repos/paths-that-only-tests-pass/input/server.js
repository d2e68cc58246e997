const express = require('express');
const notes = require('./notes');
const app = express();
app.use(express.json());

app.get('/notes/:name', notes.show);
app.put('/notes/:name', notes.save);
app.get('/about', notes.about);
app.post('/about', notes.extend);

app.listen(3000);
