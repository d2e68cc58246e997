const fs = require('fs');

async function publish(release) {
  fs.linkSync(release, 'previous');
  fs.symlinkSync(release, 'current');
  const target = fs.readlinkSync('current');
  fs.renameSync('current', 'live');
  fs.unlinkSync('previous');
  return target;
}

publish('release-2').then(console.log);
