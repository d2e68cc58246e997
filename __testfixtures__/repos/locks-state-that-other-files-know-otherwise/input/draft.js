module.exports = class Draft {
  constructor() {
    this.lines = [];
  }

  length() {
    return this.lines.length;
  }
};
