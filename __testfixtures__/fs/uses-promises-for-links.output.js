const fs = require('fs');

const keep = async (release) => fs.promises.link(release, 'previous');
const point = async (release) => fs.promises.symlink(release, 'current');
const target = async () => fs.promises.readlink('current');
const promote = async () => fs.promises.rename('next', 'live');
const forget = async (path) => fs.promises.unlink(path);

Promise.all([keep('a'), point('b'), target(), promote(), forget('c')]).then(console.log);
