'use strict';

// Applies two changes and dies by SIGKILL at the point named in argv: before, after or between its writes.
require('./register');
const { applyChanges } = require('../../src/apply/apply');
const files = require('../../src/apply/files');

const [root, changes, dieAt] = [process.argv[2], JSON.parse(process.argv[3]), Number(process.argv[4])];
let writes = 0;

function dying(write) {
  return async (path, bytes, temporary) => {
    if (writes === dieAt) {
      await files.writeDurably(temporary, bytes);
      process.kill(process.pid, 'SIGKILL');
    }
    writes += 1;
    await write(path, bytes, temporary);
  };
}

applyChanges(root, changes, { replaceFile: dying(files.replaceFile), placeFile: dying(files.placeFile) });
