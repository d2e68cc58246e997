import test from 'ava';
import { load } from '../store.js';

test('a note is loaded', async (t) => {
  t.is(await load('a'), 'a');
  await t.throwsAsync(async () => load('none'), { code: 'ENOENT' });
});

test.serial('and again', async (t) => {
  await t.notThrowsAsync(async () => load('a'));
});
