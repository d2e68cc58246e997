const { mkdir, mkdtemp, readdir, rm, rmdir } = require('fs/promises');

const make = async (dir) => mkdir(dir, { recursive: true });
const scratch = async () => mkdtemp('work-');
const names = async (dir) => readdir(dir, { withFileTypes: true });
const clear = async (dir) => rm(dir, { recursive: true, force: true });
const drop = async (dir) => rmdir(dir);

Promise.all([make('a'), scratch(), names('b'), clear('c'), drop('d')]).then(console.log);
