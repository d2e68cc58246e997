const fs = require('fs');
const http = require('http');
const { promisify } = require('util');
const { asyncListener } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const server = http.createServer((req, res) => {
  res.end(fs.readFileSync('requests.log', 'utf8')); // stays: needs-review
});

// It comes after the answer.
server.on('request', asyncListener(async (req) => {
  await appendFileAsync('requests.log', req.url);
}));

server.listen(3000);

const other = http.createServer();

other.on('request', asyncListener(async (req, res) => {
  res.end(await fs.promises.readFile('page.html', 'utf8'));
}));

other.listen(3001);
