const fs = require('fs');
const http = require('http');
const busboy = require('busboy');

function receive(req, res) {
  const form = busboy({ headers: req.headers });
  const names = [];
  form.on('file', (field, stream, { filename }) => {
    names.push(filename);
    stream.resume();
  });
  form.on('close', () => {
    const text = fs.readFileSync('thanks.txt', 'utf8');
    res.end(text + names.join());
  });
  req.pipe(form);
}

http.createServer((req, res) => receive(req, res)).listen(3000);
