import test from 'ava';
import { load } from '../store.js';

test('a note is loaded', async (t) => {
  t.is(await load('a'), 'a');
  await t.throwsAsync(async () => load('none'), { code: 'ENOENT' });
});

test.serial('and again', async (t) => {
  await t.notThrowsAsync(async () => load('a'));
});

test.serial('the error is told', async (t) => {
  const error = await t.throwsAsync(async () => {
    await load('none');
  });
  t.regex((await t.throwsAsync(async () => load('none'))).message, /none/);
  t.is(error.code, 'ENOENT');
});
