const { mkdir, mkdtemp, readdir, rm, rmdir } = require('fs/promises');
const { exclusive } = require('./unblock-helpers');

async function sweep() {
  return exclusive('files and 2 more', async () => {
    await mkdir('inbox', { recursive: true });
    const work = await mkdtemp('work-');
    const names = await readdir('inbox', { withFileTypes: true });
    await rm(work, { recursive: true, force: true });
    await rmdir('inbox');
    return names;
  });
}

sweep().then(console.log);
