const AdmZip = require('adm-zip');

async function main(path) {
  const zip = new AdmZip(path); // stays: no-async-form
  zip.extractAllTo('out'); // stays: no-async-form
  zip.extractEntryTo('a.txt', 'out'); // stays: no-async-form
  zip.addLocalFile('b.txt'); // stays: no-async-form
  zip.addLocalFolder('c'); // stays: no-async-form
  zip.writeZip(path); // stays: no-async-form
  zip.toBuffer((bytes) => bytes);
  return new AdmZip().toBuffer(); // stays: no-async-form
}

main('a');
