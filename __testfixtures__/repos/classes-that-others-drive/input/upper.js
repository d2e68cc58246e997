const fs = require('fs');
const { Transform } = require('stream');

module.exports = class Upper extends Transform {
  _transform(chunk, encoding, done) {
    fs.appendFileSync('chunks.log', chunk); // stays: escapes
    done(null, String(chunk).toUpperCase());
  }
};
