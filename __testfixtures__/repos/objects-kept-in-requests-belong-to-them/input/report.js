function Report(name) {
  this.name = name;
}

Report.prototype.title = function () {
  return `# ${this.name}`;
};

exports.Report = Report;
exports.reports = [];
