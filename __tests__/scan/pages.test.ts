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

const BLOCKING = [{ name: 'fs-extra' }, { name: 'bcryptjs' }];

function kept(files: Readonly<Record<string, string>>, paths: readonly string[], loads = LOADS): string[] {
  const sources = Object.entries(files).map(([path, text]): SourceFile => ({ path, text }) as SourceFile);
  return withoutPages(sources, loads, paths, BLOCKING).map(({ path }) => path);
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
  expect(kept(both, [], loads)).toEqual(expect.arrayContaining(['client/src/App.jsx', 'client/src/format.js']));
});

const UMD =
  "if (typeof define === 'function' && define.amd) define(['./core'], make); else module.exports = make(require('./core'));";

/** Files that nobody loads, each with what it says. */
const ALONE: Readonly<Record<string, readonly [text: string, isKept: boolean]>> = {
  'a library for pages and for Node': [UMD, false],
  'such a library that reads files': [`${UMD} const fs = require('fs');`, true],
  'such a library that asks for the platform': [`${UMD} if (process.platform === 'win32') start();`, true],
  'a script that names no module': ["CodeMirror.getMode({}, 'css').token();", false],
  'a module': ["export const mode = 'css';", true],
  'a server of another runtime': ['Bun.serve({ fetch: () => new Response() });', true],
};

test.each(Object.entries(ALONE))('alone: %s', (_name, [text, isKept]) => {
  expect(kept({ 'lib/file.js': text }, [])).toEqual(isKept ? ['lib/file.js'] : []);
});

test('a library for pages stays where a server loads it', () => {
  const files = { 'server.js': "require('./public/menu.js');", 'public/open.js': UMD, 'public/menu.js': UMD };
  const loads = [...LOADS, { from: 'server.js', to: 'public/menu.js' }];
  expect(kept(files, [], loads)).toHaveLength(3);
});

test('a field of a page whose function is called like a handler makes none of it', () => {
  const text = "document.title = 'a'; $(field).autocomplete({ source: (request, response) => response([]) });";
  expect(kept({ 'public/field.js': text }, ['public/index.html'])).toEqual([]);
  expect(kept({ 'public/field.js': text }, [])).toEqual(['public/field.js']);
});

test('what nobody loads is of a page if it loads one, and nothing of Node', () => {
  const files = {
    'client/menu.test.ts': "import { open } from './menu.js';",
    'client/menu.js': "import './open.js';",
    'client/open.js': "export const open = () => window.open('/');",
    'main.js': "import { start } from './start.js';\nimport './client/menu.js';\nstart();",
    'client/sign-up.js': "import './menu.js'; import { hash } from './hash.js'; export const POST = () => hash();",
    'client/hash.js': "import bcrypt from 'bcryptjs'; export const hash = () => bcrypt.hashSync('');",
    'start.js': "import express from 'express';\nexport const start = () => express();",
  };
  const loads = [
    { from: 'client/menu.test.ts', to: 'client/menu.js' },
    { from: 'client/menu.js', to: 'client/open.js' },
    { from: 'client/sign-up.js', to: 'client/menu.js' },
    { from: 'client/sign-up.js', to: 'client/hash.js' },
    { from: 'main.js', to: 'start.js' },
    { from: 'main.js', to: 'client/menu.js' },
  ];
  const keptOf = (paths: readonly string[]): string[] => {
    const some = Object.entries(files).filter(([path]) => paths.includes(path));
    return kept(Object.fromEntries(some), paths, loads);
  };
  expect(keptOf(['client/menu.test.ts', 'client/menu.js', 'client/open.js'])).toEqual([]);
  expect(keptOf(['client/sign-up.js', 'client/menu.js', 'client/open.js', 'client/hash.js'])).toHaveLength(4);
  expect(keptOf(Object.keys(files))).toEqual(expect.arrayContaining(['main.js', 'start.js', 'client/open.js']));
});
