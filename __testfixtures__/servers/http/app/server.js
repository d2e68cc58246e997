const http = require('http');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);

function send(res, status, text) {
  res.writeHead(status, { 'content-type': 'text/plain' });
  res.end(text);
}

function save(req, res) {
  let body = '';
  req.on('data', (chunk) => {
    body += chunk;
  });
  req.on('end', () => {
    fs.writeFileSync(inData(path.basename(req.url)), body);
    send(res, 201, String(body.length));
  });
}

http
  .createServer((req, res) => {
    if (req.method === 'PUT') return save(req, res);
    const file = inData(path.basename(req.url));
    if (req.url.startsWith('/sizes/')) return send(res, 200, String(fs.statSync(file).size));
    if (!fs.existsSync(file)) return send(res, 404, 'there is none');
    send(res, 200, fs.readFileSync(file, 'utf8'));
  })
  .listen(process.env.PORT);
