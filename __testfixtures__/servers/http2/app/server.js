const http2 = require('http2');
const fs = require('fs');
const path = require('path');

const server = http2.createServer();

server.on('request', (req, res) => {
  const file = path.join(__dirname, 'data', path.basename(req.url));
  const status = fs.existsSync(file) ? 200 : 404;
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(status === 200 ? fs.readFileSync(file) : '{}');
});

server.listen(process.env.PORT);
