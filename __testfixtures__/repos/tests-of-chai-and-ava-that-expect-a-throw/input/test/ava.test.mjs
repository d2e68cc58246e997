import test from 'ava';
import { load } from '../store.js';

test('a note is loaded', (t) => {
  t.is(load('a'), 'a');
  t.throws(() => load('none'), { code: 'ENOENT' });
});

test.serial('and again', (t) => {
  t.notThrows(() => load('a'));
});

test.serial('the error is told', (t) => {
  const error = t.throws(() => {
    load('none');
  });
  t.regex(t.throws(() => load('none')).message, /none/);
  t.is(error.code, 'ENOENT');
});
