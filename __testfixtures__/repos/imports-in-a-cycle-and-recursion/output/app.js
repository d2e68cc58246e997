const express = require('express');
const tree = require('./tree');

const app = express();
app.get('/size', async (req, res) => res.json({ size: await tree.sizeOf('data') }));
app.listen(3000);
