const express = require('express');
const fs = require('fs');

const app = express();
app.get('/free', (req, res) => res.json(fs.statfsSync('/').bfree)); // stays: not-in-node-version
app.get('/names', async (req, res) => res.json(await fs.promises.readdir('/')));
app.listen(3000);
