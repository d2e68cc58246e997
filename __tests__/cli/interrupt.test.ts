import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFolder, removeFolder } from '../apply/folder';

jest.setTimeout(120_000);

/** An app with a row of its own whose `hook` tells on stdout that the work has begun, which then never ends, nor pauses. */
const appWith = (hook: 'when' | 'rewriter'): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'app', main: 'app.js', dependencies: { express: '^5.0.0' } }),
  'app.js': `const app = require('express')();\napp.get('/', (req, res) => res.send(require('slow').readSync()));\n`,
  'unblock.config.js': `
    const forever = () => { require('fs').writeSync(1, 'working'); for (;;); };
    const read = { sync: 'readSync', async: 'read', via: 'own', effect: 'none', ${hook}: forever };
    module.exports = { syncApis: [{ name: 'slow', methods: [read] }] };
  `,
});

let root: string;

afterEach(() => removeFolder(root));

test.each([
  { signal: 'SIGINT', work: 'an analysis', hook: 'when', flag: 'scan' },
  { signal: 'SIGTERM', work: 'an analysis', hook: 'when', flag: 'scan' },
  { signal: 'SIGINT', work: 'planning and rewriting', hook: 'rewriter', flag: '--dry-run' },
] as const)('$signal ends $work that does not pause', async ({ signal, hook, flag }) => {
  root = makeFolder(appWith(hook));
  const child = spawn(process.execPath, [join(__dirname, '../support/unblock-child.js'), flag], { cwd: root });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
});
