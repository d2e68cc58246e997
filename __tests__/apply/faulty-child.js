'use strict';

// Applies changes, or takes the last run back, on a disk that fails at one step: FAULT=kill dies there by SIGKILL before
// the step is done, `half` dies in the middle of it, and an error code (ENOSPC) fails it and every later step that needs
// room. Without FAULT it tells how many steps there are.
require('./register');
const promises = require('node:fs/promises');

const [, , root, changes] = process.argv;
const { FAULT, AT = 'Infinity' } = process.env;
const needRoom = new Set(['open', 'mkdir', 'link', 'copyFile', 'writeFile']);
let steps = 0;

function faulty(name, work) {
  return async function (...args) {
    const step = ++steps;
    if (FAULT === 'half' && step === Number(AT) && name === 'writeFile') await work.call(this, half(args[0]));
    if ((FAULT === 'kill' || FAULT === 'half') && step === Number(AT)) process.kill(process.pid, 'SIGKILL');
    const fails = FAULT?.startsWith('E') && step >= Number(AT) && needRoom.has(name);
    if (fails) throw Object.assign(new Error(`${FAULT}: it fails, ${name}`), { code: FAULT, path: args[0] });
    return work.apply(this, args);
  };
}

function half(data) {
  return data.slice(0, Math.floor(data.length / 2));
}

const { open, readFile } = promises;
for (const name of ['rename', 'link', 'copyFile', 'rm', 'rmdir', 'mkdir', 'chmod', 'chown']) {
  promises[name] = faulty(name, promises[name]);
}
promises.open = async (path, flags, mode) => {
  // Reading takes nothing from the disk.
  const handle = await (flags === 'r' ? open(path, flags) : faulty('open', open)(path, flags, mode));
  const { writeFile, sync } = Object.getPrototypeOf(handle);
  return Object.assign(handle, { writeFile: faulty('writeFile', writeFile), sync: faulty('sync', sync) });
};

const { applyChanges, undo } = require('../../src/apply');

async function main() {
  const text = await readFile(changes, 'utf8');
  const sets = [{ id: 'A', label: 'A', calls: 1, files: JSON.parse(text).map(({ path }) => ({ path })) }];
  await (process.env.UNDO ? undo(root) : applyChanges(root, JSON.parse(text), sets));
  process.stdout.write(`${steps}\n`);
}

main().catch((error) => {
  process.stdout.write(`${error.title ?? error.stack}\n`);
  process.exitCode = 1;
});
