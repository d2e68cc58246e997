const { test } = require('tap');
const { load } = require('../store');

test('a note is loaded', async (t) => {
  t.equal(await load('a'), 'text of a');
  await t.rejects(async () => load('none'), { code: 'ENOENT' });
  await t.resolves(async () => load('a'), 'it is there');
  t.end();
});
