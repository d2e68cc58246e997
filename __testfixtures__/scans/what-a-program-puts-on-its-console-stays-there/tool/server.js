const express = require('express');
const fs = require('fs');

// The other server is another process.
console.log = (...words) => {
  fs.appendFileSync('tool.log', `${words.join(' ')}\n`); // found: startup
};

const app = express();

app.get('/', (req, res) => res.send('ready'));

app.listen(4000);
console.log('started');
