const express = require('express'), app = express(), fs = require('fs'), zlib = require('zlib');
const { promisify } = require('util');
const { zlibInput, asyncHandler } = require('./unblock-helpers');
const gzipAsync = promisify(zlib.gzip);

app.get('/a', asyncHandler(async (req, res) => res.send(await gzipAsync(zlibInput(await fs.promises.readFile('a') + await fs.promises.readFile('b')))))); app.get('/b', asyncHandler(async (req, res) => res.send(await fs.promises.readFile('b'))));
app.listen(3000);
