async function load(readFileSync, fs) {
  return readFileSync('a.txt') + fs.readFileSync('b.txt');
}

load((path) => path, { readFileSync: (path) => path }).then(console.log);
