const fs = require('fs');
const express = require('express');
const app = express();

process.on('unhandledRejection', async (error) => console.error(error.stack));
process.on('uncaughtException', async (error) => console.error(error.stack));

app.get('/pictures', (req, res) => {
  fs.readdir('pictures', (error, names) => {
    const sizes = names.map((name) => fs.statSync(`pictures/${name}`).size);
    res.json(sizes);
  });
});

app.listen(3000);
