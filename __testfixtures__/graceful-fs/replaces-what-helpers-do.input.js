const fs = require('graceful-fs');

async function copy(from, to) {
  if (!fs.existsSync(from) || fs.statSync(from).isDirectory()) return;
  fs.writeFileSync(to, 'copied');
}

copy('a.txt', 'b.txt');
