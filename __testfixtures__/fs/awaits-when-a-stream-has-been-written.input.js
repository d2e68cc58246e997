const fs = require('fs');
const os = require('os');
const path = require('path');

function copy(from) {
  const to = path.join(os.tmpdir(), `copied-${process.pid}`);
  const written = fs.createWriteStream(to);
  written.on('close', done);
  fs.createReadStream(from)
    .on('error', (error) => console.log(error.message))
    .pipe(written);

  function done() {
    console.log(fs.readFileSync(to, 'utf8').length > 0);
    fs.rmSync(to, { force: true });
  }
}

copy(__filename);
