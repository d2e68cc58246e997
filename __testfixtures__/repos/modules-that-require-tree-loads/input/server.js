const path = require('path');
const express = require('express');
const all = require('require-tree');

const app = express();
const controllers = all(path.resolve('./controllers'));

Object.keys(controllers).forEach((name) => {
  controllers[name].apply({ app });
});

app.listen(3000);
