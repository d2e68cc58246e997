const fs = require('fs');
const { Base } = require('greeter');

class Called {
  notes() {
    return fs.readFileSync('called.txt', 'utf8');
  }
}

class Bound {
  notes() {
    return fs.readFileSync('bound.txt', 'utf8');
  }
}

class Asked {
  notes() {
    return fs.readFileSync('asked.txt', 'utf8');
  }
}

function Extended() {
  Base.call(this);
}

Extended.prototype.notes = function () {
  return fs.readFileSync('extended.txt', 'utf8');
};

module.exports = { Called, Bound, Asked, Extended };
