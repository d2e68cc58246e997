const fs = require('fs');

async function log(fd, line) {
  fs.writeFileSync(fd, line);
}

log(3, 'a');
