const fs = require('fs');
const express = require('express');

const app = express();
const banner = fs.readFileSync('banner.txt', 'utf8'); // found: startup

app.get('/banner', (req, res) => res.send(banner + fs.readFileSync('news.txt', 'utf8'))); // found: request GET /banner

exports.start = () => app.listen(3000);
setImmediate(() => require('./jobs').begin());
