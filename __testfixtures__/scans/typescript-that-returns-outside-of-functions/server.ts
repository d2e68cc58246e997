import fs from 'fs';
import express from 'express';

// It is compiled to CommonJS.
if (!fs.existsSync('config.json')) { // found: startup
  console.log('there is no configuration');
  // @ts-ignore
  return;
}

const app = express();

app.get('/', (req, res) => {
  res.send(fs.readFileSync('index.html', 'utf8')); // found: request GET /
});

app.listen(3000);
