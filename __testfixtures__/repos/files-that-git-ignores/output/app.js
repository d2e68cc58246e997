const express = require('express');
const fs = require('fs');

const app = express();
app.get('/', async (req, res) => res.send(await fs.promises.readFile('index.html', 'utf8')));
app.listen(3000);
