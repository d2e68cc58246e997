const fs = require('fs');

const check = async (path) => fs.promises.access(path, fs.constants.W_OK);
const lock = async (path) => fs.promises.chmod(path, 0o640);
const give = async (path, { uid, gid }) => fs.promises.chown(path, uid, gid);
const giveLink = async (path, { uid, gid }) => fs.promises.lchown(path, uid, gid);
const touch = async (path) => fs.promises.utimes(path, new Date(), new Date());
const touchLink = async (path) => fs.promises.lutimes(path, new Date(), new Date());

const user = { uid: 1000, gid: 1000 };
Promise.all([check('a'), lock('b'), give('c', user), giveLink('d', user), touch('e'), touchLink('f')]);
