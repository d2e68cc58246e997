const connect = require('connect');
const bodyParser = require('body-parser');
const fs = require('fs');
const path = require('path');

const app = connect();
const inData = (name) => path.join(__dirname, 'data', name);

app.use(
  bodyParser.json({
    verify(req, res, body) {
      if (req.headers['x-key'] !== fs.readFileSync(inData('key'), 'utf8')) throw new Error('wrong key'); // stays: framework-sync
    },
  }),
);
app.use('/users', function (req, res, next) {
  if (req.method === 'GET') return res.end(fs.readFileSync(inData(req.url.slice(1) + '.json')));
  next();
});
app.use('/users', (req, res) => {
  fs.writeFileSync(inData(`${req.body.name}.json`), JSON.stringify(req.body));
  res.statusCode = 201;
  res.end(String(fs.statSync(inData(`${req.body.name}.json`)).size));
});
app.use(function (error, req, res, next) {
  if (error.code !== 'ENOENT') return next(error);
  res.statusCode = 404;
  res.end(fs.readFileSync(inData('missing.txt')));
});
app.use((error, req, res, next) => {
  res.statusCode = error.status || 500;
  res.end(`error: ${error.message}`);
});

app.listen(process.env.PORT);
