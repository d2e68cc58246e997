const fs = require('fs');
const http = require('http');

function get(path, done) {
  http
    .get({ host: 'localhost', port: 4000, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (body += part));
      response.on('end', async () => done(null, body));
    })
    .on('error', done);
}

const server = http.createServer((req, res) => {
  get(req.url, async (error, body) => {
    if (error) {
      res.statusCode = 504;
      return res.end(await fs.promises.readFile('timeout.html'));
    }
    res.end(body);
  });
});

server.listen(3000);
