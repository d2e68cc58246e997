const repository = require('../repository');

class Authors {
  load(id) {
    return repository.read('authors', id);
  }
}

module.exports = Authors;
