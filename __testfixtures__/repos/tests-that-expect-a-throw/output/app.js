const express = require('express');
const { loadAsync } = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await loadAsync(req.params.name)));
app.listen(3000);
