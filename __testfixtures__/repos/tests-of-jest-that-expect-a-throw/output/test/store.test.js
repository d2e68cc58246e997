const { load, names } = require('../store');
const { settled, asyncCallback } = require('../unblock-helpers');

test('a missing note is an error', async () => {
  await expect(async () => load('missing')).rejects.toThrow(/ENOENT/);
});

test('a missing folder is an error, a folder is none', async () => {
  await expect(async () => names('missing')).rejects.toThrowError();
  expect(await settled(async () => names('notes'))).not.toThrow();
});

test.each(['a', 'b'])('%s is loaded', async (name) => {
  expect(await load(name)).toBe(name);
});

it.each([['a', 1]])('%s has a length', async (name, length) => {
  expect(await load(name)).toHaveLength(length);
});

it.each([['a', 1]])('%s has a length, later', asyncCallback(async (name, length, done) => {
  const text = await load(name);
  setImmediate(() => {
    expect(text).toHaveLength(length);
    done();
  });
}));
