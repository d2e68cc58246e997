const { mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync } = require('fs');

const make = async (dir) => mkdirSync(dir, { recursive: true });
const scratch = async () => mkdtempSync('work-');
const names = async (dir) => readdirSync(dir, { withFileTypes: true });
const clear = async (dir) => rmSync(dir, { recursive: true, force: true });
const drop = async (dir) => rmdirSync(dir);

Promise.all([make('a'), scratch(), names('b'), clear('c'), drop('d')]).then(console.log);
