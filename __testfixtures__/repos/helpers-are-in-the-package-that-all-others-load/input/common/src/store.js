const fs = require('fs');

exports.save = (layout) => {
  fs.writeFileSync('layout.json', JSON.stringify(layout));
};
