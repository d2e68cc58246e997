const jpeg = require('jpeg-js');

async function main(bytes) {
  return jpeg.encode(jpeg.decode(bytes), 80); // stays: no-async-form, stays: no-async-form
}

main(Buffer.from('a')).then(console.log);
