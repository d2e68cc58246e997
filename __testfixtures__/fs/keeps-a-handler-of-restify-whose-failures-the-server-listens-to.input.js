const restify = require('restify');
const fs = require('fs');

const server = restify.createServer({ handleUncaughtExceptions: true });

server.get('/a', (req, res, next) => {
  res.send(fs.readFileSync('a.txt', 'utf8')); // stays: needs-review
  next();
});

server.on('uncaughtException', (req, res, route, error) => {
  res.send(500, { failed: error.message });
});

server.listen(3000);
