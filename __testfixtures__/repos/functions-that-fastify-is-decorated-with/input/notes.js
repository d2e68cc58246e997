const fs = require('fs');
const fp = require('fastify-plugin');

function load(name) {
  return fs.readFileSync(`notes/${name}.txt`, 'utf8');
}

module.exports = fp(async (instance) => {
  instance.decorate('load', load);
  instance.decorate('counts', { notes: 0 });

  instance.decorate('counted', function (name) {
    const { notes } = this.counts;
    const text = load(name);
    this.counts.notes = notes + 1;
    return `${this.counts.notes} ${text}`;
  });

  instance.decorateRequest('note', function () {
    return load(this.query.name);
  });

  instance.decorateReply('page', function (name) {
    this.type('text/plain').send(load(name));
  });

  // Who awaits an answer waits until it is sent.
  instance.decorateReply('tag', function (name) {
    return this.header('x-tag', fs.readFileSync(`tags/${name}`, 'utf8')); // stays: returns-a-thenable
  });

  // It is found by its name.
  instance.decorate('lookFor', (text) => fs.readdirSync('notes').filter((name) => name.includes(text))); // stays: escapes
});
