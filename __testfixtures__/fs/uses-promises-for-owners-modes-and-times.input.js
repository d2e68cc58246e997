const fs = require('fs');

const check = async (path) => fs.accessSync(path, fs.constants.W_OK);
const lock = async (path) => fs.chmodSync(path, 0o640);
const give = async (path, { uid, gid }) => fs.chownSync(path, uid, gid);
const giveLink = async (path, { uid, gid }) => fs.lchownSync(path, uid, gid);
const touch = async (path) => fs.utimesSync(path, new Date(), new Date());
const touchLink = async (path) => fs.lutimesSync(path, new Date(), new Date());

const user = { uid: 1000, gid: 1000 };
Promise.all([check('a'), lock('b'), give('c', user), giveLink('d', user), touch('e'), touchLink('f')]);
