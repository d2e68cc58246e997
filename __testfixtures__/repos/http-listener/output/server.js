const http = require('http');
const { page } = require('./pages');
const { asyncListener } = require('./unblock-helpers');

const port = Number(require('fs').readFileSync('port', 'utf8'));

http
  .createServer(asyncListener(async (req, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.end(await page(req.url));
  }))
  .listen(port);
