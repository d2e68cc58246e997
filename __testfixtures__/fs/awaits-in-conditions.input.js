const fs = require('fs');

async function decide(path) {
  if (fs.readFileSync(path, 'utf8') === 'stop') return 'stopped';
  const mode = fs.lstatSync(path).isFile() ? fs.readFileSync(path, 'utf8') : fs.readlinkSync(path);
  while (fs.readdirSync('queue').length > 0) mode.trim();
  switch (fs.readlinkSync('current')) {
    case 'blue':
      return mode && fs.readFileSync('blue', 'utf8');
    default:
      return mode || (fs.readFileSync('green', 'utf8') ?? 'none');
  }
}

decide('mode').then(console.log);
