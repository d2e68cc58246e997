const { load, target } = require('./notes');

exports.Label = class Label {
  constructor(name) {
    this.name = name;
  }

  toJSON() {
    return `${load(this.name)} in ${target(this.name)}`;
  }
};
