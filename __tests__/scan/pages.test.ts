import { withoutPages } from '../../src/scan/slice/pages';
import type { SourceFile } from '../../src/types';

const FILES: Readonly<Record<string, string>> = {
  'server.js': "const express = require('express');\nconst shared = require('./shared');\nshared.name();",
  'shared.js': 'export const name = () => document.title;',
  'client/src/App.jsx': "import React from 'react';\nimport { format } from './format';",
  'client/src/format.js': 'export const format = (text) => text.trim();',
  'public/menu.js': "import { open } from './open.js';\nopen();",
  'public/open.js': 'export function open() {}',
  'routes/title.mjs': 'export default (req, res) => res.send(page.evaluate(() => document.title));',
  'scripts/shots.mjs': "import puppeteer from 'puppeteer';\nawait page.evaluate(() => document.title);",
  'loaded/by-name.mjs': 'export const load = () => 1;',
  'ignored.js': '// unblock-ignore-next-line fs -- reason\ndocument.write(1);',
};
const LOADS = [
  { from: 'server.js', to: 'shared.js' },
  { from: 'client/src/App.jsx', to: 'client/src/format.js' },
  { from: 'public/menu.js', to: 'public/open.js' },
];

function kept(files: Readonly<Record<string, string>>, paths: readonly string[]): string[] {
  const sources = Object.entries(files).map(([path, text]): SourceFile => ({ path, text }) as SourceFile);
  return withoutPages(sources, LOADS, paths).map(({ path }) => path);
}

test('what only pages in a browser load is left out', () => {
  expect(kept(FILES, [...Object.keys(FILES), 'public/index.html'])).toEqual([
    'server.js',
    'shared.js',
    'routes/title.mjs',
    'scripts/shots.mjs',
    'loaded/by-name.mjs',
    'ignored.js',
  ]);
});

test('without a page beside them, modules that nobody loads may be loaded by name', () => {
  expect(kept(FILES, Object.keys(FILES))).toEqual(expect.arrayContaining(['public/menu.js', 'public/open.js']));
});

test('a page at the root says nothing of the files below', () => {
  expect(kept(FILES, ['index.html'])).toContain('public/menu.js');
});

test('what a file of Node imports stays, whatever it says', () => {
  const both = { ...FILES, 'server.js': "require('./client/src/App.jsx');" };
  const loads = [...LOADS, { from: 'server.js', to: 'client/src/App.jsx' }];
  const sources = Object.entries(both).map(([path, text]): SourceFile => ({ path, text }) as SourceFile);
  const found = withoutPages(sources, loads, []).map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(['client/src/App.jsx', 'client/src/format.js']));
});
