const test = require('tape');
const { load, list } = require('../store');

test('a note is loaded', (t) => {
  t.equal(load('a'), 'text of a');
  t.end();
});

test('as planned', function (t) {
  t.plan(2);
  t.equal(load('a'), 'text of a');
  t.throws(() => load('none'), /ENOENT/, 'there is none');
});

test('in groups', (t) => {
  t.test('one', (st) => {
    st.equal(load('a'), 'text of a');
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
