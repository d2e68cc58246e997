const fs = require('fs');
const express = require('express');
const { cachedStat, mapInOrder, thrownToProcess } = require('./unblock-helpers');
const app = express();

process.on('unhandledRejection', (error, origin) => console.error(origin, error.stack));
process.on('uncaughtException', (error, origin) => console.error(origin, error.stack));

app.get('/pictures', (req, res) => {
  fs.readdir('pictures', thrownToProcess(async (error, names) => {
    const sizes = await mapInOrder(names, async (name) => (await cachedStat(`pictures/${name}`)).size);
    res.json(sizes);
  }));
});

app.listen(3000);
