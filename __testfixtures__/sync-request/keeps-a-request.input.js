const request = require('sync-request');

async function main(path) {
  return request('GET', path).getBody(); // stays: no-async-form
}

main('a');
