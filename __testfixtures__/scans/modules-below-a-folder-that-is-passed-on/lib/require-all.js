const fs = require('fs');

module.exports = function requireAll(dir, use) {
  const names = fs.readdirSync(dir); // found: startup
  names.forEach((name) => {
    const full = dir + '/' + name;
    use(require(full));
  });
};
