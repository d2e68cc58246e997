const nconf = require('nconf');

async function main(path) {
  nconf.load(); // stays: no-async-form
  nconf.loadFilesSync([path]); // stays: no-async-form
  nconf.save(); // stays: no-async-form
  nconf.load((error) => console.log(error));
  nconf.save((error) => console.log(error));
  return nconf.get('a');
}

main('a');
