const express = require('express');
const store = require('../tools/store');

const app = express();
app.get('/:name', async (req, res) => res.json(await store.has(req.params.name)));
app.listen(3000);
