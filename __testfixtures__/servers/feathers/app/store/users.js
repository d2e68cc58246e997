const files = require('./files');

exports.findUser = (name) => JSON.parse(files.readText(`${name}.json`));

exports.saveUser = (name, user) => {
  files.writeText(`${name}.json`, JSON.stringify(user));
};

exports.removeUser = (name) => {
  files.remove(`${name}.json`);
};
