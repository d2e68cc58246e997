'use strict';

// `npm run fuzz:calls [-- --calls 20000 --seed 1 --kind fs --user 1000]`: random calls of Node's modules in handlers, migrated,
// and run before and after with the real modules, in a real folder: answers, errors with their fields, files, and what goes to
// the outputs must be the same. Prints the calls that differ, and exits with 1. `--user` is who runs them, where root starts it.

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { KINDS, bodiesOf, differencesOf, outcomesOf, programOf } = require('./fuzz/calls');
const { migrate } = require('./fuzz/migrate');
const { randomOf } = require('./fuzz/schedules');

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    user: { type: 'string' },
  },
});

async function main() {
  const random = randomOf(Number(options.seed));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'unblock-calls-')));
  fs.chmodSync(folder, 0o755);
  let count = 0;
  let different = 0;
  while (count < Number(options.calls)) {
    const found = await differencesIn(pick, path.join(folder, 'app'));
    for (const text of found.differences) console.log(`${text}\n`);
    count += found.count;
    different += found.differences.length;
  }
  fs.rmSync(folder, { recursive: true, force: true });
  console.log(`${count} handlers with random calls: ${different || 'none'} did something else afterwards`);
  process.exitCode = different > 0 ? 1 : 0;
}

async function differencesIn(pick, folder) {
  const bodies = bodiesOf(pick, options.kind ?? pick(KINDS));
  const program = programOf(bodies);
  const migrated = await migrate(program, { risk: 'review', node: `>=${process.versions.node}` });
  if (!migrated) return { count: 0, differences: [] };
  const after = [['app.js', migrated.app], ...(migrated.helpers ? [['unblock-helpers.js', migrated.helpers]] : [])];
  const [did, does] = [[['app.js', program]], after].map((texts) => outcomesOf(texts, folder, options.user));
  return { count: bodies.length, differences: differencesOf(bodies, did, does) };
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
