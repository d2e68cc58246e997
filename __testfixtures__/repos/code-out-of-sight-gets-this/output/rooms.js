const fs = require('fs');
const { Base } = require('greeter');

class Called {
  notes() {
    return fs.readFileSync('called.txt', 'utf8');
  }

  async notesAsync() {
    return fs.promises.readFile('called.txt', 'utf8');
  }
}

class Bound {
  notes() {
    return fs.readFileSync('bound.txt', 'utf8');
  }

  async notesAsync() {
    return fs.promises.readFile('bound.txt', 'utf8');
  }
}

class Asked {
  async notes() {
    return fs.promises.readFile('asked.txt', 'utf8');
  }
}

function Extended() {
  Base.call(this);
}

Extended.prototype.notes = async function () {
  return fs.promises.readFile('extended.txt', 'utf8');
};

module.exports = { Called, Bound, Asked, Extended };
