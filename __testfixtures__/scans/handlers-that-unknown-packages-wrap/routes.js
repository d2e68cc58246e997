const fs = require('fs');
const wrap = require('co-express');

function show(req, res) {
  res.send(fs.readFileSync('b.txt')); // found: request GET /routed
}

module.exports = (router) => {
  router.get('/routed', wrap(show));
};
