const PizZip = require('pizzip');

async function main(bytes) {
  const zip = new PizZip(bytes);
  zip.file('a.txt', 'a');
  zip.file('a.txt').asNodeBuffer(); // stays: no-async-form
  zip.file('a.txt').asUint8Array(); // stays: no-async-form
  zip.file('a.txt').asArrayBuffer(); // stays: no-async-form
  zip.file('a.txt').asBinary(); // stays: no-async-form
  return zip.file('a.txt').asText() + zip.generate({ type: 'base64' }); // stays: no-async-form, stays: no-async-form
}

main(Buffer.from('a')).then(console.log);
