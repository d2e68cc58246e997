const { parse } = require('csv-parse/sync');
const csv = require('csv-parse');

async function main(path) {
  return [parse(path), csv.parse(path, console.log)]; // stays: no-async-form
}

main('a');
