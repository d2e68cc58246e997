import fs from 'node:fs';
import test from 'ava';
import { load, save } from '../notes.js';

test.before(() => fs.mkdirSync('notes', { recursive: true }));

test.serial('a note is saved', async (t) => {
  await save('a.txt', 'first');
  t.is(fs.readFileSync('notes/a.txt', 'utf8'), 'first');
});

test.serial('a note is loaded', async (t) => {
  await save('a.txt', 'second');
  t.is(await load('a.txt'), 'second');
});

test.serial.skip('a note is removed', (t) => {
  t.fail();
});
