const express = require('express');
const fs = require('fs');

if (process.argv.includes('--version')) {
  console.log('1.0.0');
  return;
}

const app = express();
app.get('/notes', (req, res) => {
  res.send(fs.readFileSync('notes.txt')); // found: request GET /notes
});
app.listen(3000);
