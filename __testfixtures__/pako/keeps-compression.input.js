const pako = require('pako');

async function main(bytes) {
  pako.inflate(pako.deflate(bytes)); // stays: no-async-form, stays: no-async-form
  pako.inflateRaw(pako.deflateRaw(bytes), { to: 'string' }); // stays: no-async-form, stays: no-async-form
  return pako.ungzip(pako.gzip(bytes)); // stays: no-async-form, stays: no-async-form
}

main(Buffer.from('a')).then(console.log);
