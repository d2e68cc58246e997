const express = require('express');
const session = require('express-session');
const FileStore = require('./file-store');
const Upper = require('./upper');

const app = express();
app.use(session({ secret: 'secret', store: new FileStore() }));
app.get('/', (req, res) => {
  req.pipe(new Upper()).pipe(res);
});
app.listen(3000);
