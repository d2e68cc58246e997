const tmp = require('tmp');

async function main(path) {
  const file = tmp.fileSync(); // stays: no-async-form
  const dir = tmp.dirSync(); // stays: no-async-form
  tmp.file((error, name) => console.log(error, name));
  return [file.fd, dir.name, path];
}

main('a');
