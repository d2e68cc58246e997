const settings = require('./settings.json');

async function load(name) {
  const path = require('path');
  const texts = require('./texts.json'); // stays: first-time-only
  return [settings, texts, path.join(name), require(name)];
}

load('./a').then(console.log);
