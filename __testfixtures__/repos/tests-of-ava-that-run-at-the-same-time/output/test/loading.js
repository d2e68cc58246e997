import fs from 'node:fs';
import test from 'ava';
import { load } from '../notes.js';

test.beforeEach(() => fs.writeFileSync('notes/b.txt', 'b'));
test.afterEach(() => fs.unlinkSync('notes/b.txt'));

// Nothing else changes in this file: the tests wait for what has taken no time so far.
test.serial('a note is loaded', async (t) => {
  t.is(await load('b.txt'), 'b');
});

test.serial('and again', async (t) => {
  t.is(await load('b.txt'), 'b');
});
