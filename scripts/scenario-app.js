'use strict';

// Makes a copy of an app of bench/scenarios with the files it reads and writes.

const { cpSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');

/** Copies one of them to the folder `app`, which must not be there yet. */
function copyScenarioApp(name, app) {
  cpSync(path.join(ROOT, 'bench/scenarios', name), app, { recursive: true });
  mkdirSync(path.join(app, 'data/notes'), { recursive: true });
  writeFileSync(path.join(app, 'data/small.html'), 'x'.repeat(2048));
  writeFileSync(path.join(app, 'data/large.html'), 'x'.repeat(1024 * 1024));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'dir');
}

module.exports = { copyScenarioApp };
