const fs = require('fs');
const path = require('path');

exports.loadRoutes = function ({ app, folder }) {
  fs.readdirSync(folder) // found: startup
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .forEach((file) => require(file)(app));
};

exports.loadControllers = function (folder) {
  const all = {};
  for (const file of fs.readdirSync(folder)) { // found: startup
    const name = path.basename(file, '.js');
    all[name] = require(path.join(folder, file));
  }
  return all;
};
