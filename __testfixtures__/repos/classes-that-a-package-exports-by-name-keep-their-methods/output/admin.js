const fs = require('fs');

class Admin {
  users(file) {
    return fs.readFileSync(file, 'utf8').split('\n');
  }

  async usersAsync(file) {
    return (await fs.promises.readFile(file, 'utf8')).split('\n');
  }
}

exports.Admin = Admin;
