const express = require('express');
const { load } = require('./store');

const app = express();
app.get('/:id', async (req, res) => res.send(await load(req.params.id)));
app.listen(3000);
