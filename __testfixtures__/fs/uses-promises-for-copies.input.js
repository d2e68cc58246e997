const fs = require('fs');

async function backUp() {
  fs.copyFileSync('data.db', 'data.bak', fs.constants.COPYFILE_EXCL);
  fs.cpSync('uploads', 'uploads.bak', { recursive: true });
  fs.truncateSync('data.log', 0);
}

backUp();
