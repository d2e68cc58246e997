const test = require('tape');
const { load, list } = require('../store');
const { settled } = require('../unblock-helpers');

test('a note is loaded', async (t) => {
  t.equal(await load('a'), 'text of a');
  t.end();
});

test('as planned', async function (t) {
  t.plan(2);
  t.equal(await load('a'), 'text of a');
  t.throws(await settled(async () => load('none')), /ENOENT/, 'there is none');
});

test('in groups', (t) => {
  t.test('one', async (st) => {
    st.equal(await load('a'), 'text of a');
    st.end();
  });
  t.end();
});

// It is over later: a promise would end it before.
test('later', (t) => {
  const names = list();
  setImmediate(() => {
    t.deepEqual(names, ['a.txt']);
    t.end();
  });
});
