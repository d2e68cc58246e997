const express = require('express'), app = express(), fs = require('fs'), zlib = require('zlib');

app.get('/a', (req, res) => res.send(zlib.gzipSync(fs.readFileSync('a') + fs.readFileSync('b')))); app.get('/b', (req, res) => res.send(fs.readFileSync('b')));
app.listen(3000);
