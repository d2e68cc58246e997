const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

async function publish(release) {
  return exclusive('current + previous', async () => {
    await fs.promises.link(release, 'previous');
    await fs.promises.symlink(release, 'current');
    const target = await fs.promises.readlink('current');
    await fs.promises.rename('current', 'live');
    await fs.promises.unlink('previous');
    return target;
  });
}

publish('release-2').then(console.log);
