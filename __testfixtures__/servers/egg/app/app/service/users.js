const { Service } = require('egg');
const { appendText, readText, writeText } = require('../../lib/files');

class UsersService extends Service {
  async find(name) {
    return JSON.parse(readText(`${name}.json`));
  }

  async save(name, user) {
    writeText(`${name}.json`, JSON.stringify(user));
    await this.service.store.notes.log(name);
  }

  async never() {
    appendText('never', 'x');
  }
}

module.exports = UsersService;
