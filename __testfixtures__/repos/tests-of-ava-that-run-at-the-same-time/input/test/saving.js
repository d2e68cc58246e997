import fs from 'node:fs';
import test from 'ava';
import { load, save } from '../notes.js';

test.before(() => fs.mkdirSync('notes', { recursive: true }));

test('a note is saved', (t) => {
  save('a.txt', 'first');
  t.is(fs.readFileSync('notes/a.txt', 'utf8'), 'first');
});

test('a note is loaded', async (t) => {
  save('a.txt', 'second');
  t.is(await load('a.txt'), 'second');
});

test.skip('a note is removed', (t) => {
  t.fail();
});
