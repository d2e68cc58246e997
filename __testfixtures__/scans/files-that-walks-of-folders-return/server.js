const path = require('path');
const express = require('express');
const { pathToFileURL } = require('url');
const { filesBelow, filesBelowLater, filesInTurn, each } = require('./lib/files');

const app = express();
filesBelow(path.join(__dirname, 'routes')).forEach((file) => require(file)(app));
each(path.join(__dirname, 'hooks'), (file) => require(file)(app));
start();

async function start() {
  const files = await filesBelowLater(path.join(__dirname, 'modules'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  for (const { default: register } of modules) register(app);
  for await (const file of filesInTurn(path.join(__dirname, 'plugins'))) (await import(file)).default(app);
  app.listen(3000);
}
