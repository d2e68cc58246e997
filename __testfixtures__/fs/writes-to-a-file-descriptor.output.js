const { writeFileAtomic } = require('./unblock-helpers');

async function log(fd, line) {
  await writeFileAtomic(fd, line);
}

log(3, 'a');
