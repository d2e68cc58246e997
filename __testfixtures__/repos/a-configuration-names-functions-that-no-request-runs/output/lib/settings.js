const fs = require('fs');

let current = {};

exports.reload = () => {
  current = JSON.parse(fs.readFileSync('settings.json', 'utf8'));
};

exports.theme = async (name) => await fs.promises.readFile(`themes/${name}.css`, 'utf8') + current.css;
