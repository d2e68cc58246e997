const bcrypt = require('bcrypt-nodejs');

async function main(path) {
  const hash = bcrypt.hashSync(path, bcrypt.genSaltSync(8)); // stays: no-async-form stays: no-async-form
  return bcrypt.compareSync(path, hash); // stays: no-async-form
}

main('a');
