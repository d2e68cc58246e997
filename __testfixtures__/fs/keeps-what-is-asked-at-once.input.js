const fs = require('fs');
const _ = require('lodash');

const load = (path) => fs.readFileSync(path, 'utf8');

// A promise would be true, whatever it comes to.
class Note {
  static [Symbol.hasInstance](value) {
    return fs.existsSync(value); // stays: called-by-the-language
  }

  [Symbol.toPrimitive]() {
    return fs.readFileSync('a.txt').length; // stays: called-by-the-language
  }
}

async function main(names) {
  const table = new Proxy({}, { get: (target, name) => fs.readFileSync(name, 'utf8') }); // stays: escapes
  const text = JSON.stringify({ name: 'a' }, (key, value) => fs.realpathSync(value)); // stays: unknown-callback
  const remembered = _.memoize((path) => fs.readlinkSync(path)); // stays: unknown-callback
  const place = _.sortedIndexBy(names, 'a', (path) => fs.lstatSync(path).size); // stays: unknown-callback
  Object.defineProperty(table, 'size', { get: () => fs.statSync('a').size }); // stays: in-getter
  return [table.a, text, remembered('a'), place, 'a' instanceof Note, +new Note(), load('a')];
}

main(['a', 'b']);
