import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { emptyFolder } from '../support/folders';

const names = ['users', 'prices', 'news', 'weather'];

const handler = (name: string): string =>
  `const fs = require('fs');\nmodule.exports = (req, res) => res.end(fs.readFileSync('${name}.txt', 'utf8'));\n`;

/** An app of four routes, each a change set of its own, with these files beside. */
export function makeApp(files: Readonly<Record<string, string>> = {}): string {
  const routes = names.map((name) => `app.get('/${name}', require('./routes/${name}'));`);
  return makeFolder({
    'package.json': JSON.stringify({
      private: true,
      scripts: { start: 'node server.js' },
      dependencies: { express: '5' },
    }),
    'server.js': `const app = require('express')();\n${routes.join('\n')}\napp.listen(process.env.PORT);\n`,
    ...Object.fromEntries(names.map((name) => [`routes/${name}.js`, handler(name)])),
    ...files,
  });
}

/** A folder of its own with these texts. */
export function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A script that fails, as node:test would tell it, when a route's file is no longer synchronous. */
export function testOf(...sync: readonly string[]): string {
  return `
const { readFileSync } = require('fs');
const lost = ${JSON.stringify(sync)}.filter((name) => !readFileSync('routes/' + name + '.js', 'utf8').includes('Sync'));
for (const name of lost) console.log('not ok 1 - ' + name + ' answers at once');
process.exit(lost.length);
`;
}

/** What a command line came to. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in a folder, without a terminal. */
export async function unblock(folder: string, ...argv: readonly string[]): Promise<Outcome> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main({ argv, cwd: folder, env: process.env, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}
