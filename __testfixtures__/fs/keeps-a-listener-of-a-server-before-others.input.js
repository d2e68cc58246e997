const fs = require('fs');
const http = require('http');

const server = http.createServer((req, res) => {
  res.end(fs.readFileSync('requests.log', 'utf8')); // stays: needs-review
});

// It comes after the answer.
server.on('request', (req) => {
  fs.appendFileSync('requests.log', req.url);
});

server.listen(3000);

const other = http.createServer();

other.on('request', (req, res) => {
  res.end(fs.readFileSync('page.html', 'utf8'));
});

other.listen(3001);
