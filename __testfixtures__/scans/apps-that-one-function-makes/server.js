const fs = require('fs');
const makeApp = require('./make-app');

const panel = makeApp({ etag: true });
const theme = makeApp({ etag: false });

theme.get('/logo', (req, res) => {
  res.send(fs.readFileSync('logo.svg')); // found: request GET /logo
});

panel.use('/theme', theme);
panel.get('/flows', (req, res) => {
  res.send(fs.readFileSync('flows.json')); // found: request GET /flows
});
panel.listen(3000);
