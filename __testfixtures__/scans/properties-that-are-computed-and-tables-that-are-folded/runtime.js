const storage = require('./storage');

module.exports = {
  get storage() {
    return storage;
  },
};
