import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder, removeFolder } from './support/folders';
import { fileFixtures, type FileFixture } from './support/fixtures';

const run = promisify(execFile);
const root = join(__dirname, '..');
const jscodeshift = join(root, 'node_modules/jscodeshift/bin/jscodeshift.js');

/** Those of Node and one of a package, each with a fixture that shows it; __tests__/fixtures.test.ts loads every one. child-process needs helpers for all it does, so alone it changes nothing. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  fs: 'fs/carries-await-through-every-caller-in-the-file.js',
  crypto: 'crypto/promisifies-key-derivation.js',
  zlib: 'zlib/promisifies-decompression.mjs',
  'child-process': 'child-process/runs-commands-with-helpers.js',
  'graceful-fs': 'graceful-fs/has-the-whole-of-fs.js',
};

const transforms = Object.keys(SHOWN_BY);

function fixtureOf(transform: string): FileFixture {
  const found = fileFixtures().find((fixture) => fixture.name === SHOWN_BY[transform]);
  if (!found) throw new Error(`no fixture shows transforms/${transform}.ts`);
  return found;
}

/** What jscodeshift makes of a text, and what it prints. */
async function shift(transform: string, extension: string, text: string): Promise<{ text: string; printed: string }> {
  const folder = emptyFolder();
  const file = join(folder, `app${extension}`);
  writeFileSync(file, text);
  const options = [
    '--run-in-band',
    `--extensions=${extension.slice(1)}`,
    '-t',
    join(root, 'transforms', `${transform}.ts`),
  ];
  try {
    const { stdout, stderr } = await run(process.execPath, [jscodeshift, ...options, folder], {
      cwd: root,
      // Some CI machines ask for colours, which would stand between the line and its start.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    return { text: readFileSync(file, 'utf8'), printed: stdout + stderr };
  } finally {
    removeFolder(folder);
  }
}

test.each(transforms)('transforms/%s.ts runs under jscodeshift', async (transform) => {
  const { path, input, output } = fixtureOf(transform);
  const isAlone = transform !== 'child-process';
  const { text, printed } = await shift(transform, extname(path), input);
  expect(printed).toMatch(isAlone ? /^1 ok$/m : /^1 skipped$/m);
  expect(printed).toMatch(/^0 errors$/m);
  expect(text).toBe(isAlone ? output : input);
});
