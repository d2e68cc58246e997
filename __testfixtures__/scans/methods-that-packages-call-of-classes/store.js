const fs = require('fs');

module.exports = ({ Store }) => {
  class FileStore extends Store {
    get(id, done) {
      done(null, JSON.parse(fs.readFileSync(id, 'utf8'))); // found: request session
    }

    destroy(id, done) {
      fs.unlinkSync(id); // found: request session
      done();
    }

    all(done) {
      done(null, fs.readdirSync('sessions')); // found: unknown
    }
  }
  return FileStore;
};
