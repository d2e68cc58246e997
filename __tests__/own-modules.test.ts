import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineModule, plan, scan } from '../src';
import type { BlockingModule, MethodRow } from '../src';
import { emptyFolder, removeFolder } from './support/folders';

const ROWS: readonly MethodRow[] = [
  { sync: 'shrinkNow', async: 'shrink', via: 'own', effect: 'none', versions: '>=2' },
  { sync: 'shrinkNow', async: 'shrink', via: 'promisify', effect: 'none', versions: '<2' },
  { sync: 'default', async: 'measure', via: 'own', effect: 'none', blockingArgs: 1 },
  { sync: 'Album.pack', async: '', via: 'none', why: 'it packs at once', at: ['thumbnailer.Album().pack'] },
];

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => removeFolder(folder));

/** What the library makes of an app that uses a module which the catalogue does not know. */
async function outcome(range: string, module: BlockingModule, app: string) {
  const dependencies = { express: '^5.0.0', thumbnailer: range };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, main: 'app.js', dependencies }));
  writeFileSync(join(folder, 'app.js'), app);
  const scanned = await scan(folder, { modules: [module] });
  return { scanned, ...(await plan(scanned)) };
}

const APP = `const express = require('express');
const thumbnailer = require('thumbnailer');

const app = express();

app.get('/', (req, res) => {
  const album = new thumbnailer.Album();
  album.pack();
  thumbnailer(req.query.path, () => res.end());
  res.send([thumbnailer(req.query.path), thumbnailer.shrinkNow(req.query.path)]);
});

app.listen(3000);
`;

test('a row of a user is found, rewritten and refused like those of the catalogue', async () => {
  const { scanned, plan: made, changes } = await outcome('^2.1.0', defineModule('thumbnailer', ROWS), APP);
  expect(scanned.findings.map(({ rule, context, category }) => [rule, context, category])).toEqual([
    ['thumbnailer/Album.pack', 'request_path', 'third_party'],
    ['thumbnailer/default', 'request_path', 'third_party'],
    ['thumbnailer/shrinkNow', 'request_path', 'third_party'],
  ]);
  expect(made.skipped).toMatchObject([{ code: 'no-async-form', message: expect.stringContaining('it packs at once') }]);
  expect(changes[0].after).toContain(
    'res.send([await thumbnailer.measure(req.query.path), await thumbnailer.shrink(req.query.path)]);',
  );
});

test('the row for the version in package.json is taken', async () => {
  const { changes } = await outcome('~1.4.0', defineModule('thumbnailer', ROWS), APP);
  expect(changes[0].after).toContain('const shrinkAsync = promisify(thumbnailer.shrink);');
  expect(changes[0].after).toContain('await shrinkAsync(req.query.path)');
});

test('an alias of a module brings the same functions', async () => {
  const module = defineModule('thumbnailer', ROWS, ['thumbnailer/lite']);
  const { changes } = await outcome(
    '2.0.0',
    module,
    APP.replace("require('thumbnailer')", "require('thumbnailer/lite')"),
  );
  expect(changes[0].after).toContain('res.send([await thumbnailer.measure(');
});

test('two rows for one method and range are an error', () => {
  expect(() => defineModule('thumbnailer', [ROWS[0], ROWS[0]])).toThrow('thumbnailer.shrinkNow has two rows');
});
