// with lodash@^4.17.21
// with underscore@^1.13.0
const fs = require('fs');
const _ = require('lodash');
const sortBy = require('lodash/sortBy');
const { each } = require('underscore');

async function main(names) {
  const config = {};
  _.forEach(names, (name) => {
    if (fs.existsSync(`${name}.json`)) config[name] = fs.readFileSync(`${name}.json`, 'utf8');
  });
  const texts = _.map(names, (name) => fs.readFileSync(name, 'utf8'));
  const bySize = _.groupBy(names, (name) => fs.lstatSync(name).size);
  const folders = _.pickBy({ a: '.' }, (name) => fs.lstatSync(name).isDirectory());
  const newest = sortBy(names, (name) => fs.lstatSync(name).mtimeMs).pop();
  const first = _.find(names, function (name) {
    return fs.lstatSync(name).isFile();
  }).length;
  each(config, (text, name) => fs.writeFileSync(name, text));
  return { texts, bySize, folders, newest, first };
}

main(['a', 'b']).then(console.log);
