const fs = require('fs');
const { Router } = require('express');

const info = Router();
info.get('/size', (req, res) => {
  res.json(fs.statSync('data').size); // found: request GET /v1/info/size
});
const loop = Router();
loop.post('/', (req, res) => {
  fs.mkdirSync('loop'); // found: request POST /v1/loop
  res.end();
});

module.exports = [
  { path: '/info', router: info },
  { path: '/loop', router: loop },
];
