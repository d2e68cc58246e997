const fetch = require('sync-fetch');

async function main(path) {
  return fetch(path).json(); // stays: no-async-form
}

main('a');
