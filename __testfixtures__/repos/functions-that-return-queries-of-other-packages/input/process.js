const execa = require('execa');
const fs = require('fs');

// Its caller pipes what the process prints while that runs.
exports.listing = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n'); // stays: returns-a-query
  return execa('ls', names);
};

exports.removed = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n');
  return execa('rm', names);
};
