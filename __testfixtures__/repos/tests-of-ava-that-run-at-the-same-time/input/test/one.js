import test from 'ava';
import { load } from '../notes.js';

// There is no other test to come in between.
test('a note that is not there', async (t) => {
  await t.throwsAsync(load('none'));
});
