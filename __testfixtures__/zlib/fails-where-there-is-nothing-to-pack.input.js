// runs
const zlib = require('zlib');

async function main(missing, text) {
  try {
    console.log(zlib.gzipSync(text).length, zlib.gzipSync(Buffer.from(text)).length, zlib.deflateSync('text').length);
    console.log(zlib.gunzipSync(missing));
  } catch (error) {
    console.log(error.code, error.message);
  }
}

main(undefined, 'text');
