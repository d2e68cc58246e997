// runs
const fs = require('fs');
const { promisify } = require('util');

function load(name, done) {
  done(null, fs.readFileSync(name, 'utf8').length > 0);
}

// The options may be left out.
function size(name, options, done) {
  if (typeof options === 'function') return size(name, {}, options);
  done(null, fs.statSync(name, options).size > 0);
}

const notes = {
  read(name, done) {
    let text;
    try {
      text = fs.readFileSync(name, 'utf8');
    } catch (error) {
      return done(error);
    }
    done(null, text.length > 0);
  },
};

const loadLater = promisify(load);
const sizeLater = promisify(size);
const readLater = promisify(notes.read.bind(notes));

async function main() {
  for (const ask of [loadLater, sizeLater, readLater]) {
    try {
      console.log(await ask(__filename), await ask('missing'));
    } catch (error) {
      console.log(error.code);
    }
  }
  process.exitCode = (await sizeLater(__filename, {})) ? 0 : 1;
}

main();
