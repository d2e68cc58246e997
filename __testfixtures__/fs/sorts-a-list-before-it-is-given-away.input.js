const fs = require('fs');

const bySize = (names) => names.length;

// Nobody else has the list before it is sorted.
function newestFirst(folder) {
  const names = fs.readdirSync(folder);
  names.sort((a, b) => fs.lstatSync(b).mtimeMs - fs.lstatSync(a).mtimeMs);
  return names;
}

function largest(folders) {
  const found = [];
  for (const folder of folders) {
    const names = fs.readdirSync(folder);
    names.sort((a, b) => fs.lstatSync(b).size - fs.lstatSync(a).size);
    found.push(() => names[0]);
  }
  return found;
}

// Here it would be seen before it is sorted.
function given(folder) {
  const names = fs.readdirSync(folder);
  const count = bySize(names);
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return [count, names];
}

function hoisted(folder) {
  const names = fs.readdirSync(folder);
  const shown = all();
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return shown;
  function all() {
    return names;
  }
}

function again(folder) {
  const names = fs.readdirSync(folder);
  const seen = [];
  for (let round = 0; round < 2; round += 1) {
    names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
    seen.push(names);
  }
  return seen;
}

function later(folder) {
  const names = fs.readdirSync(folder);
  const sort = () => names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return [sort, names];
}

async function main() {
  const [sort] = later('.');
  return [newestFirst('.'), largest(['.']).map((first) => first()), given('.'), hoisted('.'), again('.'), sort()];
}

main().then(console.log);
