const fs = require('fs');

exports.store = (name, after) => {
  fs.renameSync('upload', name); // found: request POST /pictures
  after(name);
};
