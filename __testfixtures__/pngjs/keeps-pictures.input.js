const { PNG } = require('pngjs');

async function main(bytes) {
  const picture = PNG.sync.read(bytes); // stays: no-async-form
  new PNG().parse(bytes, (error, parsed) => console.log(error, parsed));
  return PNG.sync.write(picture); // stays: no-async-form
}

main(Buffer.from('a')).then(console.log);
