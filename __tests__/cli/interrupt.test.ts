import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFolder, removeFolder } from '../apply/folder';

jest.setTimeout(120_000);

/** Tells on stdout that the analysis has begun, which then never ends, nor pauses. */
const endless = `
  const forever = () => { require('fs').writeSync(1, 'working'); for (;;); };
  const read = { sync: 'readSync', async: 'read', via: 'own', effect: 'none', when: forever };
  module.exports = { syncApis: [{ name: 'slow', methods: [read] }] };
`;
const app = {
  'package.json': JSON.stringify({ name: 'app', main: 'app.js', dependencies: { express: '^5.0.0' } }),
  'app.js': `const app = require('express')();\napp.get('/', (req, res) => res.send(require('slow').readSync()));\n`,
  'unblock.config.js': endless,
};

let root: string;

beforeEach(() => (root = makeFolder(app)));

afterEach(() => removeFolder(root));

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends an analysis that does not pause', async (signal) => {
  const child = spawn(process.execPath, [join(__dirname, '../support/unblock-child.js'), 'scan'], { cwd: root });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
});
