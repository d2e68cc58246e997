const repository = require('../repository');

class Authors {
  load(id) {
    return repository.read('authors', id);
  }

  async loadAsync(id) {
    return repository.readAsync('authors', id);
  }
}

module.exports = Authors;
