const fs = require('fs');

function list(req, res) {
  res.json(fs.readdirSync('pages')); // found: request GET /v1/api/pages
}
const home = (req, res) => res.send(fs.readFileSync('home')); // found: request GET /v1/api

module.exports = [
  { method: 'get', path: '/', handler: home },
  { method: 'get', path: '/pages', handler: list },
  {
    method: 'post',
    path: '/pages',
    handler(req, res) {
      fs.writeFileSync('page', req.body); // found: request POST /v1/api/pages
      res.end();
    },
  },
];
