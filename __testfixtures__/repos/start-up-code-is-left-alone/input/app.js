const express = require('express');
const fs = require('fs');
const { config, warm } = require('./config');

if (!fs.existsSync('data')) fs.mkdirSync('data');
warm();

const app = express();
app.set('views', fs.realpathSync('views'));
app.get('/', (req, res) => res.json(config));
app.listen(config.port, () => fs.writeFileSync('app.pid', String(process.pid)));
