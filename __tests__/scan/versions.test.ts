import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { versionsFor } from '../../src/scan/project/versions';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'unblock-versions-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, content: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const locked = { packages: { 'node_modules/koa': { version: '3.0.0' }, 'web/node_modules/koa': { version: '2.1.0' } } };

test('nothing is known where nothing is installed or locked', () => {
  expect(versionsFor(root, '')('koa')).toBeUndefined();
});

test('what is installed counts more than what is locked', () => {
  put('package-lock.json', locked);
  put('node_modules/koa/package.json', { version: '3.0.1' });
  expect(versionsFor(root, '')('koa')).toBe('3.0.1');
  expect(versionsFor(root, 'web')('koa')).toBe('3.0.1');
});

test('a workspace may have a version of its own', () => {
  put('package-lock.json', locked);
  expect([versionsFor(root, '')('koa'), versionsFor(root, 'web')('koa'), versionsFor(root, 'api')('koa')]).toEqual([
    '3.0.0',
    '2.1.0',
    '3.0.0',
  ]);
});

test('a folder may have a lock file of its own', () => {
  put('package-lock.json', locked);
  put('web/package-lock.json', { packages: { 'node_modules/koa': { version: '1.6.0' } } });
  expect(versionsFor(root, 'web')('koa')).toBe('1.6.0');
});

test.each([
  ['package-lock.json', { lockfileVersion: 1, dependencies: { koa: { version: '1.7.0' } } }],
  ['npm-shrinkwrap.json', { dependencies: { koa: { version: '1.7.0' } } }],
])('%s as npm 6 wrote it is read, too', (name, lock) => {
  put(name, lock);
  expect(versionsFor(root, '')('koa')).toBe('1.7.0');
});

test('what is locked to an address, or broken, tells no version', () => {
  put('package-lock.json', { packages: { 'node_modules/koa': { version: 'file:../koa' } } });
  expect(versionsFor(root, '')('koa')).toBeUndefined();
  writeFileSync(join(root, 'package-lock.json'), '{');
  expect(versionsFor(root, '')('koa')).toBeUndefined();
});
