const fs = require('fs');

exports.size = async () => (await fs.promises.readdir('notes')).length;

exports.sweep = () => {
  for (const name of fs.readdirSync('tmp')) fs.unlinkSync(`tmp/${name}`);
};
