const { appendText, list, sizeOf } = require('../../../lib/files');

module.exports = (app) => {
  class Notes extends app.Service {
    async all() {
      return list().filter((name) => name.endsWith('.json'));
    }

    async add(note) {
      appendText('notes', JSON.stringify(note));
    }

    async log(name) {
      sizeOf(`${name}.json`);
    }
  }
  return Notes;
};
