const fs = require('fs');

async function backUp() {
  await fs.promises.copyFile('data.db', 'data.bak', fs.constants.COPYFILE_EXCL);
  await fs.promises.cp('uploads', 'uploads.bak', { recursive: true });
  await fs.promises.truncate('data.log', 0);
}

backUp();
