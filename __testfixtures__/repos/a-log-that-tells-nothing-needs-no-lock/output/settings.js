const fs = require('fs');

function fileOf(name) {
  const file = `${name}.json`;
  console.log(`settings are in ${file}`);
  return file;
}

exports.load = async (name) => {
  const file = fileOf(name);
  try {
    return JSON.parse(await fs.promises.readFile(file, 'utf8'));
  } catch (error) {
    console.error(`no settings in ${file}: ${error.message}`);
    return {};
  }
};
