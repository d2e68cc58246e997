const express = require('express');
const { convert } = require('./lib/convert');
const { openDriver } = require('./drivers');

const app = express();
app.post('/convert', async (req, res) => res.send(await convert(req.body.file)));
app.get('/rows', (req, res) => res.send(openDriver('./disk').rows()));
app.listen(3000);
