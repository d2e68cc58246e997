const fs = require('fs');

function Report(name) {
  this.name = name;
  this.parts = [];
  this.size = 0;
}

Report.of = (name) => new Report(name);

Report.prototype.begin = function () {
  this.head = fs.readFileSync(`${this.name}.txt`, 'utf8');
  this.size = this.head.length;
};

Report.prototype.add = function (name) {
  const part = fs.readFileSync(`parts/${name}`, 'utf8');
  this.parts.push(part);
  this.size += part.length;
};

Report.prototype.end = function () {
  return this.head + this.size + this.parts.join('');
};

module.exports = Report;
