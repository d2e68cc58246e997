const fs = require('fs');

let total = 0;

function measure(path) {
  total = 100;
  return fs.readFileSync(path).length; // stays: in-compound-assignment
}

async function add(path) {
  total += measure(path);
  return total;
}

const counts = { a: 0 };
const nextName = () => 'a';

async function count(path) {
  counts[nextName()] += fs.readFileSync(path).length; // stays: in-compound-assignment
  return counts;
}

async function twice(path) {
  return (total += fs.readFileSync(path).length) * 2; // stays: in-compound-assignment
}

add('a.bin').then(console.log);
count('a.bin').then(console.log);
twice('a.bin').then(console.log);
