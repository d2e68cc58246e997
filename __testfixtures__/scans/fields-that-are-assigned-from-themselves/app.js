const express = require('express');
const { Parser } = require('./parser');

const app = express();
app.get('/', (req, res) => res.json(new Parser({ text: req.query.text }).parse()));
app.listen(3000);
