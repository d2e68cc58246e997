const XLSX = require('xlsx');

async function main(path) {
  const book = XLSX.readFile(path); // stays: no-async-form
  XLSX.readFileSync(path); // stays: no-async-form
  XLSX.writeFile(book, path); // stays: no-async-form
  XLSX.writeFileSync(book, path); // stays: no-async-form
  XLSX.writeFileXLSX(book, path); // stays: no-async-form
  return XLSX.utils.sheet_to_json(book.Sheets.a);
}

main('a');
