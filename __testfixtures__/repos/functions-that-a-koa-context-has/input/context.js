const fs = require('fs');

module.exports = (app) => {
  app.context.counts = { notes: 0 };
  app.context.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8');

  app.context.note = function () {
    return this.load(this.query.name);
  };

  // What a context inherits, all requests have.
  app.context.counted = function (name) {
    const { notes } = this.counts;
    const text = fs.readFileSync(`notes/${name}.txt`, 'utf8');
    this.counts.notes = notes + 1;
    return `${this.counts.notes} ${text}`;
  };

  Object.assign(app.context, {
    title() {
      return fs.readFileSync('title.txt', 'utf8');
    },
  });
};
