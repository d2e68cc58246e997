const express = require('express');
const notes = require('./notes');
const typed = require('./typed');
const { asyncHandler } = require('./unblock-helpers');

const app = express();
app.get('/notes/:id', asyncHandler(notes.show));
app.put('/notes/:id', asyncHandler(notes.save));
app.get('/notes', asyncHandler(notes.list));
app.get('/users/:id', asyncHandler(typed.show));
app.get('/who', asyncHandler(require('./who')));
app.get('/sent', asyncHandler(require('./sent')));
app.use('/next', require('./next'));
app.use('/told', require('./told'));
app.get('/each', asyncHandler(require('./each')));
app.get('/hoisted', asyncHandler(require('./hoisted')));
app.listen(3000);
