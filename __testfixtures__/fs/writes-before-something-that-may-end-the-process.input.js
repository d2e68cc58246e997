const express = require('express');
const fs = require('fs');

const app = express();

app.post('/connect', async (req, res) => {
  fs.writeFileSync('config.json', JSON.stringify(req.query));
  try {
    await connect(req.query.name);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  res.send('connected');
});

async function connect(name) {
  if (name === undefined) throw new Error('no name');
}

app.listen(3000);
