import xlsx from 'node-xlsx';

async function main(path) {
  xlsx.parseMetadata(path); // stays: no-async-form
  return xlsx.parse(path); // stays: no-async-form
}

await main('a.xlsx');
