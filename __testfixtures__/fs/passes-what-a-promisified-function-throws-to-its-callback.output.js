// runs
const fs = require('fs');
const { promisify } = require('util');
const { cachedStat, errorsToCallback } = require('./unblock-helpers');

async function load(name, done) {
  done(null, (await fs.promises.readFile(name, 'utf8')).length > 0);
}

// The options may be left out.
async function size(name, options, done) {
  if (typeof options === 'function') return size(name, {}, options);
  done(null, (await cachedStat(name, options)).size > 0);
}

const notes = {
  async read(name, done) {
    let text;
    try {
      text = await fs.promises.readFile(name, 'utf8');
    } catch (error) {
      return done(error);
    }
    done(null, text.length > 0);
  },
};

const loadLater = promisify(errorsToCallback(load));
const sizeLater = promisify(errorsToCallback(size));
const readLater = promisify(errorsToCallback(notes.read.bind(notes)));

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
