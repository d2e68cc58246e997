// with tar@^6.2.0
const tar = require('tar');

async function main(path) {
  tar.c({ sync: true }, [path]);
  await tar.x({ file: path });
  return tar.t({ file: path, sync: false });
}

main('a');
