import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { emptyFolder, removeFolder } from '../support/folders';

const SERVER = `import fs from 'fs';
import express from 'express';

const app = express();
app.get('/pages/:id', (req, res) => {
  res.json(fs.readFileSync(\`pages/\${req.params.id}\`, 'utf8'));
});
app.listen(3000);
`;

let root: string;

beforeEach(() => (root = emptyFolder()));
afterEach(() => removeFolder(root));

/** Whether the helper file knows the types of Express; compilers before 5.9 do not find those of the parameters without. */
async function knowsTypes(files: Readonly<Record<string, string>>): Promise<boolean> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  await main({ argv: ['--dry-run'], cwd: root, env: {}, stdin, stdout, stderr });
  const patch = String(stdout.read());
  expect(patch).toContain('asyncHandler(async (req, res) =>');
  return patch.includes("import type { RequestHandler } from 'express';");
}

function manifest(types: Readonly<Record<string, string>>): string {
  return JSON.stringify({ private: true, dependencies: { express: '^4.18.0' }, devDependencies: types });
}

test.each([
  ['^4.17.0', true],
  ['^4.17.25', true],
  ['4.17.25', true],
  ['latest', true],
  ['4.17.2', false],
  ['~4.16.0', false],
])('types of Express %s: %s', async (range, expected) => {
  expect(await knowsTypes({ 'package.json': manifest({ '@types/express': range }), 'server.ts': SERVER })).toBe(
    expected,
  );
});

test('no types of Express', async () => {
  expect(await knowsTypes({ 'package.json': manifest({}), 'server.ts': SERVER })).toBe(false);
});

test('those of the package around a workspace', async () => {
  const files = {
    'package.json': '{ "private": true, "workspaces": ["api"], "devDependencies": { "@types/express": "^4.17.25" } }',
    'api/package.json': manifest({}),
    'api/server.ts': SERVER,
  };
  expect(await knowsTypes(files)).toBe(true);
});
