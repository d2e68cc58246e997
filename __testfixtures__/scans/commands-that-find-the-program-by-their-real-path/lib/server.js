const fs = require('fs');
const express = require('express');

const app = express();
app.get('/', (req, res) => res.send(fs.readFileSync('index.html', 'utf8'))); // found: request GET /
exports.start = () => app.listen(3000);
