const fs = require('fs');

async function decide(path) {
  if (await fs.promises.readFile(path, 'utf8') === 'stop') return 'stopped';
  const mode = (await fs.promises.lstat(path)).isFile() ? await fs.promises.readFile(path, 'utf8') : await fs.promises.readlink(path);
  while ((await fs.promises.readdir('queue')).length > 0) mode.trim();
  switch (await fs.promises.readlink('current')) {
    case 'blue':
      return mode && await fs.promises.readFile('blue', 'utf8');
    default:
      return mode || (await fs.promises.readFile('green', 'utf8') ?? 'none');
  }
}

decide('mode').then(console.log);
