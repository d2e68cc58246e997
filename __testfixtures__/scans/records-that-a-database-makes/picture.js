const { Model } = require('objection');
const fs = require('fs');

class Picture extends Model {
  readContents() {
    return fs.readFileSync(this.path); // found: request GET /pictures/:id
  }
}

module.exports = Picture;
