const express = require('express');
const { makeInvoker } = require('awilix-express');
const { container } = require('./container');
const mailApi = require('./mail-api');

const app = express();
const mails = makeInvoker(mailApi);
app.use('/notes', container.resolve('notesRouter'));
app.get('/users/:id', (req, res) => container.resolve('userController').show(req, res));
app.get('/cradle/:id', (req, res) => container.cradle.userController.show(req, res));
app.post('/mails/:name', mails('send'));
app.listen(3000);
