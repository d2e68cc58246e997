const fs = require('fs');

this.load = function () {
  return fs.readFileSync('notes', 'utf8'); // found: request GET /notes
};

this.first = () => this.parsed()[0];

this.parsed = () => JSON.parse(fs.readFileSync('parsed', 'utf8')); // found: request GET /notes

this.clear = function () {
  fs.unlinkSync('notes'); // found: unreachable
};

// `this` of a function is another one.
function Local() {
  this.wipe = function () {
    fs.rmSync('notes'); // found: unreachable
  };
}
this.local = new Local();
