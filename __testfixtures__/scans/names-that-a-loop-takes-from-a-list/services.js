const fs = require('fs');

exports.mailer = {
  send: () => fs.readFileSync('mail.txt'), // found: request GET /wrapped
  drop: () => fs.unlinkSync('mail.txt'), // found: unreachable
};

exports.printer = {
  print: () => fs.readFileSync('page.txt'), // found: request GET /wrapped
  clear: () => fs.rmSync('page.txt'), // found: request GET /wrapped
};

// What is read has a name from the list, as what is stored has.
exports.wrap = (service) => {
  const wrapped = {};
  for (const name of ['send']) {
    const original = service[name].bind(service);
    wrapped.run = () => original();
  }
  return wrapped;
};

const names = ['print'];

exports.allow = (name) => add(names, name);
exports.runAll = (service) => {
  for (const name of names) service[name]();
};

function add(list, name) {
  list.push(name);
}
