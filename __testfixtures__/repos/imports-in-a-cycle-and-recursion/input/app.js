const express = require('express');
const tree = require('./tree');

const app = express();
app.get('/size', (req, res) => res.json({ size: tree.sizeOf('data') }));
app.listen(3000);
