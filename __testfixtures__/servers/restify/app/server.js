const restify = require('restify');
const fs = require('fs');
const path = require('path');

const server = restify.createServer();

server.pre((req, res, next) => {
  if (fs.existsSync(path.join(__dirname, 'data/closed'))) {
    res.send(503, { failed: 'closed' });
    return next(false);
  }
  return next();
});
server.use(restify.plugins.bodyParser());

function load(req, res, next) {
  req.user = JSON.parse(fs.readFileSync(path.join(__dirname, 'data', `${req.params.name}.json`), 'utf8'));
  next();
}

server.get('/users/:name', load, (req, res, next) => {
  res.send(req.user);
  return next();
});
server.put('/users/:name', (req, res, next) => {
  fs.writeFileSync(path.join(__dirname, 'data', `${req.params.name}.json`), JSON.stringify(req.body));
  res.send(204);
  next();
});
server.del('/users/:name', function (req, res, next) {
  fs.unlinkSync(path.join(__dirname, 'data', `${req.params.name}.json`));
  res.send(204);
  next();
});

server.listen(process.env.PORT);
