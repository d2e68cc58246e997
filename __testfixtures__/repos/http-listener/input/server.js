const http = require('http');
const { page } = require('./pages');

const port = Number(require('fs').readFileSync('port', 'utf8'));

http
  .createServer((req, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.end(page(req.url));
  })
  .listen(port);
