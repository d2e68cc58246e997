// with lodash@^4.17.21
// with cheerio@^1.0.0
const fs = require('fs');
const _ = require('lodash');
const cheerio = require('cheerio');

async function main(names, html) {
  const lazy = _(names).map((name) => fs.readFileSync(name, 'utf8')); // stays: unknown-callback
  const chained = _.chain(names)
    .compact()
    .filter((name) => fs.lstatSync(name).isFile()) // stays: unknown-callback
    .value();
  const $ = cheerio.load(html);
  const links = $('a').map((index, link) => fs.lstatSync(link.href).size); // stays: unknown-callback
  const shared = _.memoize((name) => fs.readFileSync(name, 'utf8')); // stays: unknown-callback
  const total = _.reduce(names, (sum, name) => sum + fs.lstatSync(name).size, 0); // stays: array-callback
  return [lazy.value(), chained, links, shared, total];
}

main(['a', 'b'], '').then(console.log);
