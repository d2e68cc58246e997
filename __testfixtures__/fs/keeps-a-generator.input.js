const fs = require('fs');

function* taken(paths) {
  for (const path of paths) yield fs.readFileSync(path, 'utf8'); // stays: in-generator
}

function* destructured() {
  yield fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
}

function* promises() {
  fs.statSync('a.txt'); // stays: in-generator
  yield Promise.resolve(1);
}

async function ask() {
  return 1;
}

function* asked() {
  fs.statSync('a.txt'); // stays: in-generator
  yield ask();
}

function* visited(path) {
  yield fs.readFileSync(path, 'utf8'); // stays: in-generator
}

function* spreadIntoAnObject() {
  yield fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
}

function* mapped() {
  yield fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
}

function* returned() {
  yield fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
}

function again() {
  return returned();
}

const iterable = {
  *[Symbol.iterator]() {
    yield fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
  },
};

async function main() {
  console.log(taken(['a.txt', 'b.txt']).next());
  const [first] = destructured();
  for (const promise of promises()) promise.then(console.log);
  for (const promise of asked()) promise.then(console.log);
  const lists = ['a.txt'].map(visited);
  const object = { ...spreadIntoAnObject() };
  const upper = Array.from(mapped(), (text) => text.toUpperCase());
  for (const line of again()) console.log(line, first, lists, object, upper);
  for (const line of iterable) console.log(line);
}

main();
