const polka = require('polka');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);

polka({
  onError(error, req, res, next) {
    res.statusCode = error.code === 'ENOENT' ? 404 : 500;
    res.end(`failed: ${error.code || error.name}`);
  },
})
  .use((req, res, next) => {
    if (fs.existsSync(inData('closed'))) return next(new Error('closed'));
    next();
  })
  .get('/users/:name', (req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(JSON.parse(fs.readFileSync(inData(`${req.params.name}.json`), 'utf8'))));
  })
  .put('/users/:name', (req, res) => {
    const chunks = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      fs.writeFileSync(inData(`${req.params.name}.json`), Buffer.concat(chunks));
      res.statusCode = 201;
      res.end();
    });
  })
  .listen(process.env.PORT);
