const fs = require('fs');

exports.count = 0;

exports.save = (count) => {
  fs.writeFileSync('visits.txt', String(count));
  exports.count = count;
};
