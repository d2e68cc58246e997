const fs = require('fs');
const { Router } = require('express');

exports.routes = Router().get('/size', (req, res) => {
  res.json(fs.statSync('notes').size);
});
