const fs = require('fs');

function fileOf(name) {
  const file = `${name}.json`;
  console.log(`settings are in ${file}`);
  return file;
}

exports.load = (name) => {
  const file = fileOf(name);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`no settings in ${file}: ${error.message}`);
    return {};
  }
};
