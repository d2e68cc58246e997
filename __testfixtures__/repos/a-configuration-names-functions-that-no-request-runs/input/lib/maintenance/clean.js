const fs = require('fs');

exports.clean = () => {
  for (const name of fs.readdirSync('tmp')) fs.unlinkSync(`tmp/${name}`);
};
