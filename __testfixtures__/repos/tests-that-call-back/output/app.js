const express = require('express');
const { load } = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await load(req.params.name)));
app.listen(3000);
