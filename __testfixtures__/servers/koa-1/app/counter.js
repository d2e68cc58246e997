var fs = require('fs');
var path = require('path');

var file = path.join(__dirname, 'data', 'count.json');

exports.increment = function increment() {
  var count = JSON.parse(fs.readFileSync(file, 'utf8'));
  count.n += 1;
  fs.writeFileSync(file, JSON.stringify(count));
  return count.n;
};
