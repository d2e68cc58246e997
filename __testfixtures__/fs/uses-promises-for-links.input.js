const fs = require('fs');

const keep = async (release) => fs.linkSync(release, 'previous');
const point = async (release) => fs.symlinkSync(release, 'current');
const target = async () => fs.readlinkSync('current');
const promote = async () => fs.renameSync('next', 'live');
const forget = async (path) => fs.unlinkSync(path);

Promise.all([keep('a'), point('b'), target(), promote(), forget('c')]).then(console.log);
