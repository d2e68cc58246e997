'use strict';

// Loaded before everything else: when the report of an app is about to be written, with the app's own files written and
// kept, the process that started it dies, and so does this one. FATAL names the app; the file beside it says it happened.
const promises = require('node:fs/promises');
const { existsSync, writeFileSync } = require('node:fs');

const { writeFile } = promises;
promises.writeFile = async (path, ...rest) => {
  const app = process.argv[process.argv.indexOf('-C') + 1];
  const isFatal = String(path).endsWith('.report.json') && app.endsWith(process.env.FATAL);
  if (!isFatal || existsSync(process.env.DIED)) return writeFile(path, ...rest);
  writeFileSync(process.env.DIED, '');
  process.kill(process.ppid, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
};
