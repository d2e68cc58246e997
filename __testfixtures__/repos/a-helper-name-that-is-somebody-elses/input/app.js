const express = require('express');
const fs = require('fs');
const { shout } = require('./unblock-helpers');

const app = express();
app.get('/size', (req, res) => res.json({ size: fs.statSync('data.db').size, name: shout('data') }));
app.listen(3000);
