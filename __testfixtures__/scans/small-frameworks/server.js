const fs = require('fs');
const connect = require('connect');
const restify = require('restify');
const polka = require('polka');

connect()
  .use('/static', (req, res) => res.end(fs.readFileSync('static'))) // found: request use /static
  .listen(3000);

const server = restify.createServer();
server.pre((req, res, next) => {
  fs.appendFileSync('log', req.url); // found: request server.pre
  next();
});
server.get('/hello/:name', (req, res, next) => {
  res.send(fs.readFileSync(req.params.name, 'utf8')); // found: request GET /hello/:name
  next();
});
server.on('after', () => fs.appendFileSync('after', '.')); // found: background
server.listen(3001);

polka()
  .use((req, res, next) => next(fs.existsSync('closed') && new Error('closed'))) // found: request use *
  .get('/users/:id', (req, res) => res.end(fs.readFileSync(req.params.id))) // found: request GET /users/:id
  .listen(3002);
