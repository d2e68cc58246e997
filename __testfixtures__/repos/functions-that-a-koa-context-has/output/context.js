const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

module.exports = (app) => {
  app.context.counts = { notes: 0 };
  app.context.load = async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8');

  app.context.note = async function () {
    return this.load(this.query.name);
  };

  // What a context inherits, all requests have.
  app.context.counted = async function (name) {
    return exclusive('app.context.counts', async () => {
      const { notes } = this.counts;
      const text = await fs.promises.readFile(`notes/${name}.txt`, 'utf8');
      this.counts.notes = notes + 1;
      return `${this.counts.notes} ${text}`;
    });
  };

  Object.assign(app.context, {
    async title() {
      return fs.promises.readFile('title.txt', 'utf8');
    },
  });
};
