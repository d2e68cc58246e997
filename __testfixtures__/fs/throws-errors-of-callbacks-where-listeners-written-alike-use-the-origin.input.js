const fs = require('fs');
const express = require('express');
const app = express();

process.on('unhandledRejection', (error, origin) => console.error(origin, error.stack));
process.on('uncaughtException', (error, origin) => console.error(origin, error.stack));

app.get('/pictures', (req, res) => {
  fs.readdir('pictures', (error, names) => {
    const sizes = names.map((name) => fs.statSync(`pictures/${name}`).size);
    res.json(sizes);
  });
});

app.listen(3000);
