// with command-exists@^1.2.9
const commandExistsSync = require('command-exists').sync;

async function version() {
  if (!process.pkg && commandExistsSync('git')) return 'git';
  return 'unknown';
}

version();
