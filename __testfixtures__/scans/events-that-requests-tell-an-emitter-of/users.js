const { EventEmitter } = require('events');
const fs = require('fs');

class Users extends EventEmitter {
  constructor(bus) {
    super();
    this.bus = bus;
    this.on('saved', this.note);
  }

  note(name) {
    fs.appendFileSync('users.log', name); // found: request POST /users
  }

  save(name) {
    this.emit('saved', name);
  }

  remove(name) {
    this.bus.emit('user.removed', { name, erase: () => fs.rmSync(name) }); // found: request DELETE /users/:name
  }
}

exports.Users = Users;
